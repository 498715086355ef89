import type { Schema } from '@helpdesk/sdk/contract/operations';

type Answer = Schema<'ChatbotQueryInput'>;

const answer = (
  category: string,
  query: string,
  keywords: string,
  response: string,
  priority: Answer['priority'] = 'medium',
): Answer => ({ category, query, response, priority, keywords: keywords.split(', ') });

/** The queries of the coffee roaster's chatbot. */
export const answers: Answer[] = [
  answer(
    'General Questions',
    'How long does delivery take?',
    'delivery time, shipping time, when will my order arrive, where is my parcel',
    'Within Germany, one to two working days; within the EU, two to six. We email you a tracking link when your order ships.',
    'high',
  ),
  answer(
    'General Questions',
    'Which countries do you ship to?',
    'international shipping, ship abroad, do you deliver to my country',
    'We ship to all countries of the European Union.',
  ),
  answer(
    'General Questions',
    'How much is shipping?',
    'delivery cost, postage, free shipping',
    'Within Germany €3.90, free from €39. Within the EU €6.90 or €9.90.',
  ),
  answer(
    'General Questions',
    'When do you roast?',
    'roasting day, how fresh is the coffee, roast date',
    'We roast every Tuesday and Thursday. The roast date is stamped on each bag. The coffee tastes best from five days to six weeks after roasting.',
  ),
  answer(
    'General Questions',
    'Where can I visit your shop?',
    'opening hours, store address, when are you open, café',
    'Our café is at 12 Harbour Street, open Monday to Saturday from 8:00 to 18:00.',
  ),
  answer(
    'Product Features',
    'Which grind do I need for a moka pot?',
    'moka pot, stovetop espresso, grind size',
    'Choose fine filter, a little coarser than espresso.',
  ),
  answer(
    'Product Features',
    'Do you sell decaffeinated coffee?',
    'decaf, without caffeine',
    'Yes: our Sugar Cane Decaf from Colombia, as beans or ground, also in a subscription.',
  ),
  answer(
    'Product Features',
    'How do I store coffee beans?',
    'keep coffee fresh, storage, freezer',
    'Keep them in their closed bag, in a dark and dry cupboard. To store them for more than six weeks, freeze them in portions.',
  ),
  answer(
    'Product Features',
    'Is your coffee organic or fair trade?',
    'organic certificate, fair trade, where does the coffee come from',
    'We buy all our coffee directly from farms that we visit. Coffee with the green leaf on the bag is certified organic.',
  ),
  answer(
    'Product Features',
    'Do you have gift cards?',
    'voucher, gift certificate, present',
    'They will be available in November. Leave us a message, and we will let you know.',
  ),
  answer(
    'Billing & Payments',
    'Which payment methods do you accept?',
    'credit card, paypal, apple pay, pay by invoice',
    'Visa, Mastercard, American Express, PayPal and Apple Pay. Companies can pay by invoice after their first order.',
  ),
  answer(
    'Billing & Payments',
    'How do I get an invoice with my VAT number?',
    'vat invoice, receipt, download invoice, billing address',
    'Open Orders in your account and choose the order to download its invoice as a PDF. Add your VAT number under Billing before you order, and the invoice shows it.',
  ),
  answer(
    'Billing & Payments',
    'Why was my card declined?',
    'payment failed, card not accepted',
    'Usually the bank asked for a confirmation and got none in time. Please try again and watch for a message from your bank, or use another card.',
  ),
  answer(
    'Billing & Payments',
    'My discount code does not work',
    'coupon, promo code, voucher code',
    'Each customer can use a code once, and not for subscriptions. If yours should work, send it to us and we will check it.',
    'low',
  ),
  answer(
    'Account & Login',
    'How do I reset my password?',
    'forgot password, cannot log in, change password',
    'Choose Forgot password on the sign-in page. We will email you a link that works for one hour.',
    'high',
  ),
  answer(
    'Account & Login',
    'How do I change my delivery address?',
    'new address, moving house, update address',
    'Open Addresses in your account. The change applies from your next delivery. For a delivery this week, contact us right away.',
  ),
  answer(
    'Account & Login',
    'How do I pause my subscription?',
    'skip a delivery, hold subscription, vacation',
    'Open Subscription in your account and choose Pause, for up to three months. You pay nothing during that time.',
  ),
  answer(
    'Account & Login',
    'How do I cancel my subscription?',
    'end subscription, stop subscription, unsubscribe',
    'Open Subscription in your account and choose Cancel. It ends right away. We still ship what you have paid for.',
  ),
  answer(
    'Account & Login',
    'How do I delete my account?',
    'remove my data, close account',
    'Email us from the address of your account. We delete it within three days, but must keep invoices for ten years.',
  ),
  answer(
    'Refunds & Returns',
    'Can I return coffee that I do not like?',
    'return policy, send back, money back, refund',
    'Tell us, and we will send you a different one for free. There is no need to return anything. You can return machines and grinders within 30 days.',
    'high',
  ),
  answer(
    'Refunds & Returns',
    'How long does a refund take?',
    'when do I get my money back, refund time',
    'You get your refund within five working days after your return arrives.',
  ),
  answer(
    'Refunds & Returns',
    'My parcel arrived damaged',
    'broken bag, wrong item, something is missing',
    'We are sorry! Send us a photo and your order number, and we will ship a replacement the next working day.',
    'high',
  ),
  answer(
    'Troubleshooting',
    'My grinder stopped working',
    'grinder broken, grinder blinks red, repair',
    'Unplug it for ten minutes and clean the burrs. If it still blinks red twice, we repair it under its two-year warranty.',
  ),
  answer(
    'Troubleshooting',
    'My espresso tastes sour',
    'bitter coffee, adjust grind, bad taste',
    'Sour means too fast: grind finer or use hotter water. Bitter means too slow: grind coarser.',
  ),
  answer(
    'Other',
    'Do you sell wholesale?',
    'wholesale prices, coffee for my café, office coffee, bulk order',
    'Yes, from ten kilograms a month. Tell us about your business in the contact form, and our wholesale team replies within a day.',
  ),
  answer(
    'Other',
    'Can I talk to a person?',
    'human, agent, call you, phone number',
    'Of course. Start a live chat between 9:00 and 17:00 on working days, or leave a message at any time.',
    'high',
  ),
];

/** The questions that visitors have asked it so far. */
export const askedBefore = [
  'when will my parcel arrive',
  'how long does delivery take to France',
  'Delivery time?',
  'i forgot my pasword',
  'can i skip next month of my subscription',
  'what grind for moka pot',
  'I want my money back',
  'is there decaf',
  'do you offer brewing courses',
  'Do you offer brewing courses?',
  'can I rent an espresso machine for a wedding',
];
