/** The style sheet of all visitor pages: one file, without images and external fonts. */
export const styles = `
:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--text:#1c2028;--quiet:#596070;--line:#e2e5ea;--soft:#eef0f4;--mark:#fff1b8;--radius:12px;--round:10px;--font:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
--brand:#2563eb;--on-brand:#fff;--brand-deep:#1d4fc0;--link:#1d4fc0;
font:400 16px/1.6 var(--font);color:var(--text);background:var(--ground);-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media screen and (prefers-color-scheme:dark){:root{--ground:#14161a;--card:#1c1f25;--text:#e7e9ee;--quiet:#a5acb9;--line:#30353e;--soft:#262a32;--mark:#5c4a12}}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
h1,h2,h3,h4,h5,h6{line-height:1.25;text-wrap:balance;overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:14 5 5;margin:0}
:is(h1,h2,h3,h4,h5,h6):lang(ja){word-break:auto-phrase}
p{margin:0}
.skip{position:absolute;inset-inline-start:-999px;top:8px;padding:8px 14px;background:var(--card);z-index:2;border-radius:8px}
.skip:focus{inset-inline-start:8px}
.wide{width:100%;max-width:1040px;margin:0 auto;padding:0 24px}
.top{background:var(--card);border-bottom:1px solid var(--line)}
.top .wide{display:flex;align-items:center;gap:12px;min-height:64px;padding-block:10px}
.home{display:flex;align-items:center;gap:12px;min-width:0;flex:1;color:inherit;text-decoration:none}
.home img,.home .letter{width:36px;height:36px;flex:none;border-radius:var(--round);object-fit:contain}
.letter{display:grid;place-items:center;background:var(--brand);color:var(--on-brand);font-weight:600;text-transform:uppercase}
.home b{display:block;width:fit-content;max-width:100%;font-weight:600;line-height:1.25;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.home span span{display:block;color:var(--quiet);font-size:14px;line-height:1.35}
.home>span:last-child{min-width:0}
.button{display:inline-flex;align-items:center;gap:8px;min-height:40px;padding:0 16px;border:1px solid var(--line);border-radius:var(--round);background:var(--card);color:var(--text);font:inherit;font-size:15px;font-weight:500;text-decoration:none;white-space:nowrap;cursor:pointer}
.button:hover{background:var(--soft)}
.links ul,.site ul{display:flex;flex-wrap:wrap;gap:4px;margin:0;padding:0;list-style:none}
.links a,.site a{display:block;padding:8px 10px;border-radius:6px;color:inherit;font-size:15px;text-decoration:none;overflow-wrap:anywhere}
.links a:hover,.site a:hover{color:var(--link);text-decoration:underline}
.site{border-top:1px solid var(--line);padding:20px 0;color:var(--quiet)}
.site .wide{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 24px}
.site p{overflow-wrap:anywhere;font-size:15px}
.site ul{gap:4px 24px}.site a{padding-inline:0}
.site+.languages{padding-top:8px}
.hero{background:var(--hero,var(--brand));color:var(--on-hero,var(--on-brand));padding:48px 0 52px}
.hero p{margin:10px 0 0;font-size:17px;text-wrap:balance;overflow-wrap:anywhere}
.hero .wide{max-width:760px;text-align:center}
.hero h1{font-size:clamp(26px,5vw,36px);letter-spacing:-.02em}
.search{display:flex;gap:8px;margin:22px 0 0;padding:6px;background:var(--card);border-radius:var(--round);box-shadow:0 8px 28px rgb(0 0 0/.16)}
.search input{flex:1;min-width:0;min-height:46px;padding:0 14px;border:0;border-radius:var(--round);background:none;color:var(--text);font:inherit;font-size:17px;text-overflow:ellipsis}
.search input::placeholder{color:var(--quiet);opacity:1}
.search button{min-height:46px;padding:0 20px;border:0;border-radius:var(--round);background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
.search button:hover{background:var(--brand-deep)}
.search :focus-visible{outline-offset:-2px;outline-color:var(--link)}
.search button:focus-visible{outline-color:var(--on-brand);outline-offset:-5px}
main{flex:1;padding:32px 0 64px}
main>.hero{margin-top:-32px}
.hero+.shelves{padding-top:32px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 28px;padding:0;list-style:none}
.chips a{display:inline-flex;align-items:center;min-height:38px;padding:0 16px;border:1px solid var(--line);border-radius:99px;background:var(--card);color:var(--text);font-size:15px;text-decoration:none}
.chips a:hover{border-color:var(--link)}
.chips a[aria-current]{background:var(--brand);border-color:var(--brand);color:var(--on-brand);font-weight:600}
.card{margin:0 0 24px;padding:26px 28px 28px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.card>h2,.head h2{font-size:20px;letter-spacing:-.01em}
.head+p{margin-top:4px;color:var(--quiet)}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,290px),1fr));gap:14px;margin:18px 0 0;padding:0;list-style:none}
.tiles li,.finds li{position:relative;display:flex;flex-direction:column;padding:18px 20px;border:1px solid var(--line);border-radius:var(--round);background:var(--card)}
.tiles li:hover{border-color:var(--link)}
.tiles :is(h2,h3),.finds h3{font-size:16.5px;font-weight:600}
.tiles :is(h2,h3) a,.finds h3 a{color:inherit;text-decoration:none}
.tiles :is(h2,h3) a::after,.finds h3 a::after{content:"";position:absolute;inset:0;border-radius:var(--round)}
.tiles li:hover :is(h2,h3) a,.finds li:hover h3 a{color:var(--link);text-decoration:underline}
:is(.tiles,.finds) p:not(.when){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3;overflow:hidden}
.tiles p,.finds p{text-align:-webkit-match-parent;text-align:match-parent;margin:6px 0 0;color:var(--quiet);font-size:15px;line-height:1.5;overflow-wrap:anywhere}
.tiles .when,.finds .when{margin-top:auto;padding-top:12px;font-size:13.5px}
.card .tiles{gap:4px 12px;margin:14px -14px 0}
.card .tiles li{padding:12px 14px;border-color:transparent}
.card .tiles li:hover{border-color:transparent;background:var(--soft)}
.card .tiles .when{padding-top:6px}
.card>.chips{margin:14px 0 0}
.card>.chips a{min-height:32px;padding:0 13px;font-size:14px}
.head h2 a{color:inherit;text-decoration:none}
.head h2 a:hover{color:var(--link);text-decoration:underline}
.head small{margin-inline-start:auto}
.tint{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:12px;background:var(--soft)}
.about{display:flex;gap:16px;margin:8px 0 24px}
.about>div{min-width:0}
.about h1{font-size:clamp(24px,4vw,32px);letter-spacing:-.02em}
.about p{color:var(--quiet);margin-top:6px}
.tiles+.card{margin-top:28px}
.more{margin:16px 0 0}
.finds{margin:10px -14px -14px;padding:0;list-style:none}
.finds li{padding:14px;border-color:transparent}
.finds li+li::before{content:"";position:absolute;inset:-1px 14px auto;border-top:1px solid var(--line)}
.finds li:hover{background:var(--soft)}
.finds .when{padding-top:6px}
mark{background:var(--mark);color:var(--text);border-radius:3px;padding:0 .08em}
.empty{padding:56px 20px;text-align:center;background:var(--card);border:1px dashed var(--line);border-radius:var(--radius)}
.empty h2{font-size:20px}
.empty p{margin:6px 0 18px;color:var(--quiet)}
.pages{display:flex;justify-content:space-between;gap:12px;margin-top:20px}
.way{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;margin:0 0 20px}
.trail ol{display:flex;flex-wrap:wrap;gap:2px 0;margin:0;padding:0;list-style:none;color:var(--quiet);font-size:15px}
.trail li{display:flex;align-items:center;min-width:0;overflow-wrap:anywhere}
.trail li+li::before{content:"›";padding:0 10px}
[dir=rtl] .trail li+li::before{content:"‹"}
.trail a{display:inline-block;padding:4px 0}
.shelves>.trail{margin:0 0 20px}
.way>.trail{flex:1 1 280px;min-width:0}
.way>.search{flex:0 1 320px;min-width:0;margin:0;padding:3px;border:1px solid var(--line);border-radius:11px;box-shadow:none}
.way>.search input,.way>.search button{min-height:38px;font-size:16px}
.way>.search button{padding:0 14px}
.icon{flex:none;color:var(--link)}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px}
.head h2{min-width:0}
.head small{color:var(--quiet);font-size:14.5px;font-weight:400}
.facts{display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;margin:14px 0 0;color:var(--quiet);font-size:15px}
.languages{padding:0 0 32px}
main+.languages{margin-top:-24px}
.languages ul{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 8px;margin:0 auto;list-style:none}
.languages :is(a,button){display:block;padding:8px;border:0;border-radius:6px;background:none;color:var(--quiet);font:inherit;font-size:14px;line-height:1.4;text-decoration:none;cursor:pointer}
.languages :is(a,button)::first-letter{text-transform:uppercase}
.languages :is(a,button):hover{color:var(--link);text-decoration:underline}
.languages [aria-current]{color:var(--text);font-weight:600}
.lost{max-width:560px;margin:12vh auto;text-align:center}
@media (max-width:1100px){body:has(helpdesk-chat){padding-bottom:72px}}
.lost h1{font-size:28px}
.lost p{margin:10px 0 24px;color:var(--quiet)}
.lost .search{margin:0 0 24px;border:1px solid var(--line);box-shadow:none}
@media(max-width:640px){.top .wide{flex-wrap:wrap}.links{order:1;flex:1 1 100%;min-width:0;margin:0 -10px}.wide{padding:0 16px}.way>.search{flex:1 1 100%}.hero{padding:32px 0 36px}.search{margin-top:18px}.search input{font-size:16px}.search button{padding:0 16px}main{padding-bottom:96px}
.card{padding:20px 16px}.tiles p:not(.when){-webkit-line-clamp:2;line-clamp:2}.finds{margin-inline:-14px}.head{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 12px}.head .tint{grid-row:1/3}.head h2{align-self:end}.head small{grid-column:2;margin:0}.head+p{margin-top:10px}.tiles li,.finds li{padding:16px}.chips{flex-wrap:nowrap;overflow-x:auto;margin-inline:-16px;padding:2px 16px;scrollbar-width:none}.chips a{white-space:nowrap}.card>.chips{margin-inline:-16px}}
@media(max-width:900px){.trail [aria-current]{display:none}}
@media(max-height:320px){body:has(helpdesk-chat) .search{margin-right:64px}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(forced-colors:active){.chips a[aria-current]{border:3px solid}.search,.search button{border:1px solid}}
@media print{:root{background:#fff;color:#000;font-size:11pt}body{display:block;min-height:0;padding:0!important}.top,.hero,.chips,.way,.trail,.skip,.more,.site,.languages,helpdesk-chat{display:none!important}main{padding:0;border:0}.wide{max-width:none;padding:0}}
`.trim();
