/** Emoji for support, each with its name and other search words. */
const list = `
😀 grinning happy smile
😃 smiley happy
😄 smile happy laugh
😁 grin beaming
😅 sweat_smile relief nervous
😂 joy laugh tears lol
🤣 rofl laugh lol
🙂 slight_smile smile
😉 wink
😊 blush smile happy
😇 innocent angel
🥰 smiling_hearts love
😍 heart_eyes love
🤩 star_struck wow
😋 yum tasty
😎 sunglasses cool
🤓 nerd geek
🤔 thinking hmm
🤗 hug
🤝 handshake deal agree
🤫 shushing quiet secret
🙃 upside_down
😐 neutral
😬 grimacing awkward
🙄 rolling_eyes
😌 relieved calm
😴 sleeping tired
😷 mask sick ill
🤒 thermometer sick ill
🤯 exploding_head mind_blown
🥳 partying celebrate birthday
😕 confused
😟 worried
🙁 slight_frown sad
😮 open_mouth surprised wow
😲 astonished surprised wow
😳 flushed embarrassed
🥺 pleading please
😢 cry sad
😭 sob cry sad
😤 triumph annoyed
😡 rage angry
😱 scream shocked
😞 disappointed sad
😓 sweat
😩 weary tired
🥱 yawning tired
🤦 facepalm
🤷 shrug
🙇 bow sorry apologize
🙋 raising_hand question me
💁 information_desk help
👋 wave hello hi bye
👍 thumbs_up yes ok good +1
👎 thumbs_down no bad -1
👌 ok_hand perfect
🤞 fingers_crossed luck hope
✌️ victory peace
🤙 call_me
👏 clap applause bravo
🙌 raised_hands hooray
🙏 pray thanks please thank_you
💪 muscle strong
👀 eyes look
👉 point_right
👈 point_left
👆 point_up
👇 point_down
✋ raised_hand stop
✍️ writing_hand
❤️ heart love red
🧡 orange_heart love
💛 yellow_heart love
💚 green_heart love
💙 blue_heart love
💜 purple_heart love
💔 broken_heart
💯 hundred perfect
✨ sparkles new
⭐ star
🌟 glowing_star
🔥 fire hot
🎉 tada party celebrate congratulations
🎊 confetti celebrate
🎁 gift present
🎂 birthday cake
🏆 trophy win
🥇 gold_medal first
🚀 rocket launch ship
💡 bulb idea light
🔔 bell notification
🔕 no_bell mute
📣 megaphone announcement
✅ check_mark done yes
☑️ ballot_check done
✔️ check done
❌ cross_mark no wrong
❗ exclamation important
❓ question
⚠️ warning caution
🚫 prohibited no forbidden
⛔ no_entry stop
🆘 sos help
🆕 new
🆓 free
🔴 red_circle
🟠 orange_circle
🟡 yellow_circle
🟢 green_circle
🔵 blue_circle
⏰ alarm_clock time
⏳ hourglass waiting time
🕐 clock time
📅 calendar date
📆 tear_off_calendar date
🗓️ spiral_calendar date
📌 pushpin pin
📍 round_pin place location
📎 paperclip attachment
📄 page document file
📁 folder file
📊 bar_chart report
📈 chart_up growth
📉 chart_down
📝 memo note
✏️ pencil edit
🔍 magnifying_glass search
🔗 link
🔒 locked lock secure
🔓 unlocked unlock
🔑 key password
🛠️ tools fix repair
🔧 wrench fix repair
⚙️ gear settings
🐛 bug
💻 laptop computer
🖥️ desktop computer
🖨️ printer
📱 phone mobile
☎️ telephone call
📞 receiver call phone
📧 email mail
✉️ envelope email mail
📨 incoming_envelope email
📥 inbox
📤 outbox
📦 package parcel box delivery
🚚 truck delivery shipping
✈️ airplane flight travel
🚗 car
🚲 bicycle bike
🏠 house home
🏢 office building
🏦 bank
🏪 store shop
🛒 shopping_cart cart
🛍️ shopping_bags
💳 credit_card payment
💰 money_bag
💶 euro money
💵 dollar money
💷 pound money
🧾 receipt invoice
🏷️ label tag price
☕ coffee
🍵 tea
🍕 pizza
🍰 cake
🍺 beer
🥂 cheers champagne
🌞 sun sunny
☀️ sunny sun
🌧️ rain
❄️ snowflake cold
🌈 rainbow
🌍 globe world earth
🌐 web internet
🌱 seedling plant
🌸 blossom flower
🐶 dog
🐱 cat
♻️ recycle
➡️ arrow_right
⬅️ arrow_left
⬆️ arrow_up
⬇️ arrow_down
🔄 refresh update
↩️ return reply
`;

export type Emoji = { sign: string; name: string; words: readonly string[] };

const emojis: readonly Emoji[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [sign = '', ...words] = line.split(' ');
    return { sign, name: words[0] ?? '', words };
  });

/** Returns the emoji with a word that starts with the query; matches of the name come first. */
export function findEmojis(typed: string): readonly Emoji[] {
  const query = typed.toLowerCase();
  const begins = (word: string) => word.startsWith(query) || word.includes(`_${query}`);
  const named = emojis.filter(({ name }) => name.startsWith(query));
  const others = emojis.filter((one) => !named.includes(one) && one.words.some(begins));
  return [...named, ...others];
}
