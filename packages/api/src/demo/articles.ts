interface DemoArticle {
  title: string;
  slug: string;
  /** The slug of its category. */
  category: string | null;
  tags: string[];
  isPublished: boolean;
  content: string;
}

export const helpCategories = [
  {
    name: 'Orders & Delivery',
    slug: 'orders-delivery',
    description: 'From your basket to your door, and what to do when something goes wrong.',
  },
  {
    name: 'Subscriptions',
    slug: 'subscriptions',
    description: 'Fresh coffee on your schedule: change, pause or cancel whenever you like.',
  },
  {
    name: 'Brewing & Equipment',
    slug: 'brewing-equipment',
    description: 'Grinds, recipes and care for your machine.',
  },
];

/** The articles of the coffee roaster's help center, oldest first. */
export const articles: DemoArticle[] = [
  {
    title: 'How we use your data',
    slug: 'how-we-use-your-data',
    category: null,
    tags: ['privacy'],
    isPublished: true,
    content: `<p>We keep what we need to roast, pack and send your coffee, and nothing else: your name, your address, your email address and your orders. Card details go straight to our payment provider; we never see them.</p>
<h2>See or delete your data</h2><p>Write to us from the email address of your account. We send you a copy within a week, or delete your account. Invoices have to stay for ten years, by law.</p>
<h2>Newsletters</h2><p>You get one only if you asked for it. Every letter has a link at its end that stops them at once.</p>`,
  },
  {
    title: 'Choose the right grind for your brewer',
    slug: 'choose-the-right-grind',
    category: 'brewing-equipment',
    tags: ['grind', 'moka pot', 'espresso', 'filter'],
    isPublished: true,
    content: `<p>The grind decides how fast water takes flavour out of the coffee. Too fine, and the cup tastes bitter; too coarse, and it tastes thin and sour. If you own a grinder, order <strong>whole beans</strong>: they stay fresh four times as long.</p>
<h2>Which grind to order</h2>
<table><thead><tr><th>Brewer</th><th>Our grind</th><th>Feels like</th></tr></thead><tbody>
<tr><td>Espresso machine</td><td>Espresso</td><td>Powdered sugar</td></tr>
<tr><td>Moka pot</td><td>Fine filter</td><td>Table salt</td></tr>
<tr><td>Pour-over, filter machine</td><td>Filter</td><td>Sand</td></tr>
<tr><td>French press, cold brew</td><td>Coarse</td><td>Sea salt</td></tr>
</tbody></table>
<h2>Your own grinder</h2><p>Start in the middle of its scale and change one thing at a time:</p>
<ul><li>The cup is bitter or the water hardly runs: one step coarser.</li><li>The cup is sour or watery: one step finer.</li><li>It is right: write the number down, on the bag if you must.</li></ul>`,
  },
  {
    title: 'Descale your espresso machine',
    slug: 'descale-your-espresso-machine',
    category: 'brewing-equipment',
    tags: ['maintenance', 'espresso'],
    isPublished: true,
    content: `<p>Limescale makes a machine slow, loud and lukewarm. Descale every three months, every six weeks where the water is hard.</p>
<h2>What you need</h2><ul><li>A sachet of our descaler, or 30 g of citric acid</li><li>One litre of lukewarm water</li><li>Half an hour</li></ul>
<h2>Step by step</h2><ol><li>Empty the tank and take out the water filter.</li><li>Dissolve the descaler in the water and fill the tank.</li><li>Hold <kbd>Brew</kbd> and <kbd>Steam</kbd> together for five seconds. Both lights blink.</li><li>Let a third of the tank run through the group head, a third through the steam wand. Wait ten minutes, then let the rest run.</li><li>Rinse with two full tanks of fresh water.</li></ol>
<blockquote><p>Never use vinegar. It attacks the seals, and your next ten coffees taste of salad.</p></blockquote>
<h2>The light still blinks</h2><p>Hold <kbd>Brew</kbd> for ten seconds to end the programme by hand. If it starts to blink again the same day, write to us with a photo of the machine's label.</p>`,
  },
  {
    title: 'Keep your coffee fresh',
    slug: 'keep-your-coffee-fresh',
    category: 'brewing-equipment',
    tags: ['storage', 'beans'],
    isPublished: true,
    content: `<p>Coffee is at its best from five days to six weeks after roasting. The date is on the back of every bag.</p>
<h2>Do</h2><ul><li>Close the bag after each use and press the air out through the valve.</li><li>Keep it dry, dark and cool: a cupboard, not the shelf above the stove.</li><li>Grind just before you brew.</li></ul>
<h2>Better not</h2><ul><li>The fridge: beans take up moisture and the smell of cheese.</li><li>A jar of clear glass in the sun, however pretty.</li></ul>
<p>The freezer is fine for a bag you will not open within a month. Let it thaw <em>closed</em>, overnight.</p>`,
  },
  {
    title: 'Skip, pause or cancel your subscription',
    slug: 'skip-pause-or-cancel',
    category: 'subscriptions',
    tags: ['cancel', 'pause', 'holiday'],
    isPublished: true,
    content: `<p>You can change everything yourself until <strong>midnight before your roasting day</strong>, a Tuesday or a Thursday. Later changes count for the delivery after.</p>
<h2>Skip one delivery</h2><ol><li>Open <em>My account → Subscription</em>.</li><li>Choose <em>Skip</em> beside the next date.</li></ol>
<h2>Pause while you are away</h2><p>Choose <em>Pause</em> and the day you are back. Nothing is roasted or charged until then.</p>
<h2>Cancel</h2><p>Choose <em>Cancel subscription</em> at the end of the same page. It ends at once; there is no notice and no fee. A bag that has already been paid for still comes.</p>`,
  },
  {
    title: 'Change what is in your subscription',
    slug: 'change-your-subscription',
    category: 'subscriptions',
    tags: ['subscription', 'address'],
    isPublished: true,
    content: `<p>Coffee, grind, amount, rhythm and address can each be changed on their own, under <em>My account → Subscription</em>.</p>
<h2>Another coffee or grind</h2><p>Choose <em>Change coffee</em>. <em>Roaster's choice</em> sends you something else every time. If you are not sure about the grind, read <a href="/public/help/demo/article/choose-the-right-grind">Choose the right grind for your brewer</a>.</p>
<h2>How often</h2><p>Every one, two, three or four weeks. As a rule of thumb, two people who drink two cups a day need 500 g every two weeks.</p>
<h2>Your address</h2><p>A new address counts from the next delivery. For one that is already on its way, write to us at once: until it leaves our house we can still catch it.</p>`,
  },
  {
    title: 'Payment was declined',
    slug: 'payment-was-declined',
    category: 'subscriptions',
    tags: ['payment', 'card'],
    isPublished: true,
    content: `<p>When your bank declines a payment, we try again after two days and after five. You get an email each time.</p>
<h2>What to do</h2><ol><li>Check the card's expiry date under <em>My account → Payment</em>.</li><li>Choose <em>Pay now</em> in the email, or add another card.</li></ol>
<p>If a retry lands after roasting day, your coffee comes with the next batch. Tell us when you are running out, and we will send a bag in between.</p>`,
  },
  {
    title: 'Invoices and VAT numbers',
    slug: 'invoices-and-vat-numbers',
    category: 'orders-delivery',
    tags: ['invoice', 'vat', 'tax', 'company'],
    isPublished: true,
    content: `<p>Every order comes with an invoice by email. You find all of them under <em>My account → Orders</em>, as PDF.</p>
<h2>Order as a company</h2><p>Put company and VAT number into <em>My account → Billing</em> before you order. Within the EU, with a valid number, we send the invoice without VAT (reverse charge).</p>
<h2>A number that was missing</h2><p>Send us the order number and your VAT number; we issue a corrected invoice within two working days.</p>`,
  },
  {
    title: 'Returns and refunds',
    slug: 'returns-and-refunds',
    category: 'orders-delivery',
    tags: ['refund', 'return', 'damaged'],
    isPublished: true,
    content: `<p>If you do not like a coffee, tell us. We will send you a different one for free, once per coffee. There is no need to return anything.</p>
<h2>Damaged or wrong parcels</h2><p>Send us a photo of what arrived within 14 days. We replace it the next working day, or refund it, as you prefer.</p>
<h2>Machines and grinders</h2><p>You can return equipment within 30 days, even used. Ask us for a label first, and send it in its box. The refund is on your account within five working days after it has arrived.</p>`,
  },
  {
    title: 'Where is my order?',
    slug: 'where-is-my-order',
    category: 'orders-delivery',
    tags: ['shipping', 'tracking', 'delivery'],
    isPublished: true,
    content: `<p>We roast on Tuesdays and Thursdays and ship on the day after. The email <em>Your coffee is on its way</em> has a link that shows where the parcel is.</p>
<h2>How long it takes</h2>
<table><thead><tr><th>To</th><th>Working days</th><th>Shipping</th></tr></thead><tbody>
<tr><td>Germany</td><td>1–2</td><td>€3.90, free from €39</td></tr>
<tr><td>Austria, Benelux, Denmark</td><td>2–4</td><td>€6.90, free from €59</td></tr>
<tr><td>Rest of the EU</td><td>3–6</td><td>€9.90, free from €89</td></tr>
</tbody></table>
<h2>The tracking does not move</h2><p>It may take a day until the first scan. After three working days without news, write to us with your order number: we send the coffee again and settle it with the carrier ourselves.</p>
<h2>It says delivered, but it is not here</h2><ul><li>Look for a card in your letterbox, and ask the neighbours.</li><li>Wait until the next evening: some carriers scan early.</li><li>Then write to us. It is not your fault, and you will not pay for it.</li></ul>`,
  },
  {
    title: 'Gift cards',
    slug: 'gift-cards',
    category: 'orders-delivery',
    tags: ['gift'],
    isPublished: false,
    content: '<p>Gift cards come in November. This article still needs prices and pictures.</p>',
  },
];
