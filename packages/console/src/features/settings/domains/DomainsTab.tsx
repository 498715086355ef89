import { useSession } from '../../../data/session.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';

/** Where visitors find the organization. */
export default function DomainsTab() {
  const { organization } = useSession();
  return (
    <Card>
      <CardHeader title="Domains" />
      <CardBody className="p-5 text-sm">
        Your help center is at {window.location.host}/public/help/{organization?.subdomain}.
      </CardBody>
    </Card>
  );
}
