import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import m from './messages.yaml';

const hints = [
  [m.brandGuidelines.logo, m.brandGuidelines.recommendedSize200x200pxOnA],
  [m.brandGuidelines.format, m.brandGuidelines.pngOrJpgAtMost5mb],
  [m.brandGuidelines.color, m.brandGuidelines.oneThatIsYoursAndNeither],
  [m.brandGuidelines.name, m.brandGuidelines.theOneYourCustomersKnowIt],
] as const;

/** Advice on choosing a logo and a color. */
export function BrandGuidelines() {
  return (
    <Card>
      <CardHeader title={m.brandGuidelines.brandGuidelines} />
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
