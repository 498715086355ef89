import { dateTime } from '@helpdesk/sdk/rules/dates';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import m from '../messages.yaml';
import { type Captcha, captchaKey, providerNames } from './captcha.ts';

const problems = {
  unreachable: m.captchaCard.unreachable,
  secret_rejected: m.captchaCard.secretRejected,
};

/** Whether submissions are checked, with a button to test it. */
export function CaptchaState({ captcha }: { captcha: Captcha }) {
  const { problem, problemSince, provider } = captcha;
  const name = { provider: providerNames[provider] };
  const { write, busy } = useWrite('organization.checkCaptcha', {
    done: ({ captcha: checked }) =>
      checked?.problem
        ? { title: problems[checked.problem](name), destructive: true }
        : m.captchaCard.accepts(name),
    failed: messageOr(m.captchaCard.failedToCheck),
    replaces: captchaKey,
  });
  return (
    <CardBody className="flex flex-wrap items-center gap-3 border-t">
      <div className="min-w-0 flex-1 basis-60 text-sm" role="status">
        {problem ? (
          <>
            <p className="font-medium text-destructive-text">{problems[problem](name)}</p>
            {problemSince && (
              <p className="text-muted-foreground">
                {m.captchaCard.acceptedSince.rich({
                  time: <time dateTime={problemSince}>{dateTime(problemSince)}</time>,
                })}
              </p>
            )}
          </>
        ) : (
          <p className="text-muted-foreground">{m.captchaCard.checkHint(name)}</p>
        )}
      </div>
      <Button busy={busy} onClick={() => write({})}>
        {m.captchaCard.check}
      </Button>
    </CardBody>
  );
}
