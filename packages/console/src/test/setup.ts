import { configure } from '@testing-library/react';

// A form waits until a person could have filled it in, and a busy machine is slow.
configure({ asyncUtilTimeout: 5_000 });
