import { Link } from '@tanstack/react-router';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import { CaptchaForm } from './CaptchaForm.tsx';
import { CaptchaState } from './CaptchaState.tsx';
import { RemoveCaptcha } from './RemoveCaptcha.tsx';

/** The captcha that visitors must pass before they submit a contact form. */
export default function CaptchaCard() {
  const { data: settings, isError, error, refetch } = useRead('organization.captcha');
  if (!settings && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader title={m.captchaCard.captcha} subtitle={m.captchaCard.subtitle} />
      {!settings ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <CaptchaForm settings={settings} />
          {settings.captcha && (
            <>
              <CaptchaState captcha={settings.captcha} />
              <CardBody className="border-t text-sm text-muted-foreground">
                {settings.forms.length > 0
                  ? m.captchaCard.usedBy({ forms: namesOf(settings) })
                  : m.captchaCard.notUsed.rich({
                      link: (
                        <Link to="/contact-forms" className="underline underline-offset-2">
                          {m.captchaCard.contactForms}
                        </Link>
                      ),
                    })}
              </CardBody>
              <RemoveCaptcha forms={namesOf(settings)} />
            </>
          )}
        </>
      )}
    </Card>
  );
}

const namesOf = ({ forms }: { forms: readonly { name: string }[] }) =>
  forms.map(({ name }) => name).join(', ');
