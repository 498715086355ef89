import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';

const hints = [
  ['Logo', 'Recommended size 200x200px, on a transparent or plain ground, so that it reads small.'],
  ['Format', 'PNG or JPG, at most 5MB. It is drawn anew, so nothing hidden in the file is kept.'],
  ['Color', 'One that is yours and neither very light nor very dark, for it stands on both.'],
  [
    'Name',
    'The one your customers know: it is the sender of your mail and the title of your pages.',
  ],
] as const;

/** Advice on choosing a logo and a color. */
export function BrandGuidelines() {
  return (
    <Card>
      <CardHeader title="Brand Guidelines" />
      <CardBody>
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          {hints.map(([term, text]) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
