/** English words by the approximate share of questions that contain them. For other languages, it is learned from the stored texts. */
const words: [share: number, words: string][] = [
  [0.3, 'i my to the'],
  [0.14, 'a is you how what can do me for'],
  [0.07, 'it on in of have are and get need please'],
  [
    0.035,
    `want with from know not tell be will why when was your there this that if an am where would could
    should at`,
  ],
  [
    0.018,
    `up does did has but like help any some take make new use much many about go out or been by as so
    now more yet still im dont cant whats its ive let show find give see all no yes hi hello thanks thank
    ok okay we our us they them their he she his her him who which than then too very just also only into
    over after before off down here hey dear sir pls plz u r ur want wanna gonna got had having being were
    doing done says say said ask asked`,
  ],
  [
    0.008,
    `one two thing things something anything someone anyone way able possible try trying tried work
    working works look looking keep put set come going think really right sure lot bit back again even
    ever never always each every other another same different because while during until without within
    made took gave given saw seen found came gone went thought told knew known kept long often soon far`,
  ],
];

/** The share of questions that contain a common word. */
export const commonShare: ReadonlyMap<string, number> = new Map(
  words
    .flatMap(([share, text]) => text.split(/\s+/).map((word): [string, number] => [word, share]))
    .reverse(),
);
