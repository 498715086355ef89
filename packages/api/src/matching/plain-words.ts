/**
 * English words that are so short that they always resemble another word. In a question, they are never treated as a
 * misspelling of a stored word. Long words need no list, because few resemble another one.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `act add age ago aid aim air ale ant ape apt arc area aren arm army art ash aunt auto away axe baby back bad bag bake
ball ban band bang bar bare barn base bass bat bath bay beach bead beam bean bear beat bed bee beef been beer bell belt
bend bent best bet bid big bike bin bird bit bite black blame blank bless blind block blood blow blue board boat body
boil bold bomb bond bone boot born boss both bowl box boy brain brake brand brave bread break brick bride brief bright
bring broad brown brush bug build bulk bull bunch burn bus bush busy butter cab cafe cake calf calm camp can cap cape
car care cart case cast cat catch cats cave cell chain chair chalk chance cheap cheat cheek cheer cheese chef chess
chest chew chief child chin chip clap class claw clay clean clerk clever cliff climb cloth cloud club clue coach coal
coat coin coke cold comb cook cool cop cope cord core corn cow crab crack craft crane crash crazy cream crew crime crop
cross crowd crown cruel cry cup cure curl cut cute cycle dad damn damp dance dare dark dash dawn dead deaf deal dean
dear death deep deer dense dent server dial dice die diet dig dim dine dip dirt dirty dish dive dock doe dog doll dose dot
down drag draw dream dress drink drop drum dry duck due dull dumb dust duty each eagle ear earn earth ease east easy eat
echo egg eight else end envy era eve evil exam eye face fact fade fair faith fake fall fan far farm fast fat fate fear
feast feed feel feet fell felt fence few fig fight film fin fine fire firm fish fit five flag flame flat flesh flip float
flood floor flour flow flower flu fly fog foil fold folk fond food fool foot force ford fork fort foul four fox frame
free fresh frog frost fruit fry fuel full fun fund funny fur gain gale game gang gap gas gate gaze gear gem gene ghost
giant gift girl glad glass globe glory glove glue goal goat gold golf gone good goose grab grain grand grape graph grass
grave gray great green greet grey grid grief grill grin grip group grow guard guess guest guide guilt gum gun guy gym
hail hair hall ham hand hang hard harm hat hate haul hawk hay head heal heap hear heart heat heavy heel hell hen herb
hero hid hide high hill hint hip hire hit hobby hole holy honey honor hood hook hop hope horn horse host hot hour house
hug huge human hung hunt hurry hurt hut ice idea ill inch info ink inn iron jail jam jar jaw jazz jeans jet jewel job
join joke joy judge juice jump jury keen kept kick kid kids kill kind king kiss kit knee knife knit knot lab lace lack
lad lady lake lamb lamp land lane lap large laser late laugh law lawn lay lazy lead leaf lean learn least left leg legal
lemon lend lens lent less level lid lie life lift light lime limp lion lip live liver load loaf lock log lol long loop
loose lord lose loss loud love low luck lump lunch lung mad magic main male mall man many maple march mark mask mass mate
math mayor meal mean meat meet melt men menu mercy merge merit mess met metal mice mid might mild mile milk mill mind
mine mini minor mins mint miss mist mix moan mode mom mood moon moral moss moth motel mount mouse mouth move movie mud
mug music myth nail naked nap nation navy near neat neck nerve nest net nice nick night nine noble nod noise noon north
nose note novel nurse nut oak oath oats obey ocean odd oil old olive omit onion opera oral ought ounce oven own owner
owl pack page pain paint pair pale palm pan pants park party past pasta paste pat path pause peace peach peak pear pen
pest pet piano pick pie piece pig pile pill pilot pin pinch pine pink pint pipe pit pity pizza place plain plane plant
plate play plot plug plus poem poet pole polite poll pond pool poor pop pork port pose post pot pour power pray press
pride prime prince print prize proof proud pub pull pump punch pupil pure purse push quick quiet quit quite race rack
radio rage rail rain raise ran range rank rare rat raw reach react ready real rear red rely rent rest rib rice rich rid
ride ring riot rise risk river road roast rob rock role roll roman roof room root rope rose rough round route row royal
rub rude rug ruin rule run rush rust sad safe said sail salad salt same sand sat sauce save scale scare scene scent sea
seal seat seed seek seem self sell send sense sent serve seven sew shade shake shall shame shape share shark sharp shave
shed sheep sheet shelf shell shine ship shirt shock shoe shoot shop shore short shot shout shut shy sick side sight silk
silly silver sin sing sink sir sister sit site six size skill skin skip skirt sky slave sleep slice slide slim slip slow
small smart smell smile smoke smooth snack snake snow soap sock soda sofa soft soil sold sole solid some son song soon
sorry sort soul soup sour south space spare speak speed spend spice spin spirit split spoil spoon sport spot spray
spread spring spy square stab staff stage stain stair stake stand star stare stars start state stay steak steal steam
steel steep stem step stick stir stock stole stone stood stop store storm story straw stream street stress strip strong
stuck study stuff style sue sugar suit sum sun sunny super sure surf swear sweat sweep sweet swim swing sword tail tale
talk tall tank tap tape task taste tax taxi tea teach team tear teen teeth tell ten tent term test text thai thank thick
thief thin third three throw thumb tide tidy tie tiger tight tile till tiny tip tire title toast today toe ton tone tool
tooth top topic torn toss tough tour tow towel tower town toy trace track trade trail train tray treat tree trend trial
trick trip troop truck true trunk trust truth tube tune tv twin twist two ugly uncle under union unit upon upset urge vain
van vast verse vest vet view visit voice vote wage wait wake walk wall war warm warn wash waste watch water wave wax weak
wealth wear web wed weed week weigh weight well went west wet whale wheat wheel white whole wide wife wild wind wine wing
winter wipe wire wise wish woke wolf woman won wood wool word wore world worm worn worry worse worst worth wound wow wrap
write wrong wrote yard year yell yellow young youth zero zone zoo unable able center between brought bought follow event
event full hmm lol haha oops deep seven eleven twelve twenty germany china india japan spain france paris london berlin
italy rome texas chile mexico took book table buy code key data open given these along possibly prefer better held brought
closet block clock model factor ideal thus abort rewind season breach non come prevent reason remind`.split(
    /\s+/,
  ),
);
