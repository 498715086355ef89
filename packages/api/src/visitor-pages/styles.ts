/** The style sheet of all pages for visitors: one file, without images and external fonts. */
export const styles = `
:root{color-scheme:light dark;--ground:#f6f7f9;--card:#fff;--text:#1c2028;--quiet:#596070;--line:#e2e5ea;--soft:#eef0f4;--mark:#fff1b8;--tip:#1a7f4b;--warn:#b45309;--code-k:#8250b0;--code-s:#1a6b3c;--code-n:#9a4a06;--radius:12px;
--brand:#2563eb;--on-brand:#fff;--brand-deep:#1d4fc0;--link:#1d4fc0;
font:400 16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:var(--text);background:var(--ground);-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media screen and (prefers-color-scheme:dark){:root{--ground:#14161a;--card:#1c1f25;--text:#e7e9ee;--quiet:#a5acb9;--line:#30353e;--soft:#262a32;--mark:#5c4a12;--tip:#4cc38a;--warn:#f0a94b;--code-k:#c9a5f2;--code-s:#86d9a4;--code-n:#f0b27a}}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
h1,h2,h3,h4,h5,h6{line-height:1.25;text-wrap:balance;overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:14 5 5;margin:0}
p{margin:0}
.skip{position:absolute;inset-inline-start:-999px;top:8px;padding:8px 14px;background:var(--card);z-index:2;border-radius:8px}
.skip:focus{inset-inline-start:8px}
.wide{width:100%;max-width:1040px;margin:0 auto;padding:0 24px}
.top{background:var(--card);border-bottom:1px solid var(--line)}
.top .wide{display:flex;align-items:center;gap:12px;min-height:64px;padding-block:10px}
.home{display:flex;align-items:center;gap:12px;min-width:0;flex:1;color:inherit;text-decoration:none}
.home img,.home .letter{width:36px;height:36px;flex:none;border-radius:9px;object-fit:contain}
.letter{display:grid;place-items:center;background:var(--brand);color:var(--on-brand);font-weight:600;text-transform:uppercase}
.home b{display:block;width:fit-content;max-width:100%;font-weight:600;line-height:1.25;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.home span span{display:block;color:var(--quiet);font-size:14px;line-height:1.35}
.home>span:last-child{min-width:0}
.button{display:inline-flex;align-items:center;gap:8px;min-height:40px;padding:0 16px;border:1px solid var(--line);border-radius:9px;background:var(--card);color:var(--text);font:inherit;font-size:15px;font-weight:500;text-decoration:none;white-space:nowrap;cursor:pointer}
.button:hover{background:var(--soft)}
.hero{background:var(--brand);color:var(--on-brand);padding:48px 0 52px}
.hero .wide{max-width:760px;text-align:center}
.hero h1{font-size:clamp(26px,5vw,36px);letter-spacing:-.02em}
.search{display:flex;gap:8px;margin:22px 0 0;padding:6px;background:var(--card);border-radius:14px;box-shadow:0 8px 28px rgb(0 0 0/.16)}
.search input{flex:1;min-width:0;min-height:46px;padding:0 14px;border:0;border-radius:9px;background:none;color:var(--text);font:inherit;font-size:17px;text-overflow:ellipsis}
.search input::placeholder{color:var(--quiet);opacity:1}
.search button{min-height:46px;padding:0 20px;border:0;border-radius:9px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
.search button:hover{background:var(--brand-deep)}
.search :focus-visible{outline-offset:-2px;outline-color:var(--link)}
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
.tiles li,.finds li{position:relative;display:flex;flex-direction:column;padding:18px 20px;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.tiles li:hover,.finds li:hover{border-color:var(--link)}
.tiles :is(h2,h3),.finds h3{font-size:16.5px;font-weight:600}
.tiles :is(h2,h3) a,.finds h3 a{color:inherit;text-decoration:none}
.tiles :is(h2,h3) a::after,.finds h3 a::after{content:"";position:absolute;inset:0;border-radius:10px}
.tiles li:hover :is(h2,h3) a,.finds li:hover h3 a{color:var(--link);text-decoration:underline}
.tiles p,.finds p{margin:6px 0 0;color:var(--quiet);font-size:15px;line-height:1.5;overflow-wrap:anywhere}
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
.parts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:12px;margin:0 0 24px;padding:0;list-style:none}
.parts a{display:flex;align-items:center;gap:12px;height:100%;padding:14px 16px;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text);text-decoration:none}
.parts a:hover{border-color:var(--link)}
.parts b{font-weight:600;overflow-wrap:anywhere}
.parts small{display:block;color:var(--quiet);font-size:14px}
.more{margin:16px 0 0}
.finds{display:grid;gap:12px;margin:18px 0 0;padding:0;list-style:none}
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
.way>.search{flex:0 1 320px;min-width:0;margin:0;padding:3px;border:1px solid var(--line);border-radius:11px;box-shadow:none}
.way>.search input,.way>.search button{min-height:38px;font-size:16px}
.way>.search button{padding:0 14px}
.reading{display:grid;grid-template-columns:minmax(0,1fr);gap:32px;align-items:start}
.long article{display:grid;grid-template-columns:minmax(0,1fr) 220px;column-gap:40px;align-items:start}
.long article>:not(.toc){grid-column:1}
.icon{flex:none;color:var(--link)}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px}
.head h2{min-width:0}
.head small{color:var(--quiet);font-size:14.5px;font-weight:400}
.turning{display:flex;flex-wrap:wrap;gap:12px}
.turning a{flex:1 1 240px;padding:14px 20px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card);color:var(--text);text-decoration:none;overflow-wrap:anywhere}
.turning a:hover{border-color:var(--link)}
.turning small{display:block;color:var(--quiet);font-size:14px}
.turning [rel=next]{text-align:end}
article{padding:40px 44px 48px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius);min-width:0}
article>header h1{font-size:clamp(28px,4.5vw,38px);letter-spacing:-.022em;max-width:24em}
.facts{display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;margin:14px 0 0;color:var(--quiet);font-size:15px}
.badge{display:inline-block;padding:2px 11px;border-radius:99px;background:var(--soft);color:var(--link);font-size:14px;font-weight:600;text-decoration:none}
.badge:hover{text-decoration:underline}
.tags{display:flex;flex-wrap:wrap;gap:6px;margin:14px 0 0;padding:0;list-style:none}
.tags li{padding:1px 9px;border:1px solid var(--line);border-radius:6px;color:var(--quiet);font-size:13.5px}
article>.files{margin-top:36px;padding-top:24px;border-top:1px solid var(--line)}
.files h2{font-size:1.15em}
article>.files ul{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0;padding:0;list-style:none}
article>.files li{min-width:0;max-width:100%}
article>.files a{display:flex;align-items:center;gap:10px;min-height:40px;padding:6px 14px;border:1px solid var(--line);border-radius:8px;color:var(--text);text-decoration:none}
article>.files a:hover{border-color:var(--link)}
article>.files span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
article>.files small{flex:none;color:var(--quiet);font-size:14px}
.body{margin-top:30px;max-width:70ch;font-size:17.5px;line-height:1.72;overflow-wrap:break-word;hyphens:manual}
.body>*+*{margin-top:1.05em}
.body h2{margin-top:1.9em;font-size:1.42em;letter-spacing:-.014em}
.body h3{margin-top:1.6em;font-size:1.18em}
.body h4,.body h5,.body h6{margin-top:1.4em;font-size:1em}
.body h2+*,.body h3+*,.body h4+*{margin-top:.6em}
.body>:first-child{margin-top:0}
.body :is(h2,h3,h4)[id]{scroll-margin-top:20px}
.body ul,.body ol{padding-inline-start:1.5em;margin-bottom:0}
.body li+li,.body li>*+*{margin-top:.4em}
.body li::marker{color:var(--quiet)}
.body img{display:block;max-width:100%;height:auto;border-radius:9px;border:1px solid var(--line)}
.anchor{margin-inline-start:.2em;padding:0 .3em;color:var(--quiet);font-weight:400;text-decoration:none;opacity:0}
:is(h2,h3,h4,h5,h6):hover>.anchor,.anchor:focus-visible{opacity:1}
@media(hover:none){.anchor{opacity:.6}}
.zoom{display:inline-block;max-width:100%;cursor:zoom-in}
.zoomed{max-width:96vw;max-height:96vh;padding:0;border:0;background:none;overflow:visible}
.zoomed::backdrop{background:rgb(0 0 0/.8)}
.zoomed img{display:block;max-width:96vw;max-height:94vh;cursor:zoom-out;border-radius:9px}
.zoomed button{position:absolute;inset-block-start:8px;inset-inline-end:8px;width:40px;height:40px;border:0;border-radius:50%;background:rgb(0 0 0/.72);color:#fff;font-size:24px;line-height:1;cursor:pointer}
.code{position:relative}
.copy{position:absolute;inset-block-start:8px;right:8px;min-height:30px;padding:0 11px;border:1px solid var(--line);border-radius:7px;background:var(--card);color:var(--text);font:inherit;font-size:13.5px;cursor:pointer}
.copy:hover{background:var(--soft)}
.body pre{direction:ltr;text-align:left}
.body pre i{font-style:normal}
.body pre .c{color:var(--quiet)}
.body pre .k{color:var(--code-k)}
.body pre .s{color:var(--code-s)}
.body pre .n{color:var(--code-n)}
.body figure{margin-inline:0}
.body figcaption{margin-top:.5em;color:var(--quiet);font-size:.85em}
.body blockquote{margin-inline:0;padding:.1em 0 .1em 1.1em;border-inline-start:3px solid var(--brand);color:var(--quiet)}
.body blockquote:is(.note,.tip,.warning){padding:.85em 1.1em;border-inline-start-width:4px;border-start-end-radius:9px;border-end-end-radius:9px;color:var(--text);background:var(--soft)}
.body .note{border-color:var(--link)}
.body .tip{border-color:var(--tip)}
.body .warning{border-color:var(--warn)}
.body blockquote>*+*{margin-top:.5em}
.body details{padding:.2em 1em;border:1px solid var(--line);border-radius:9px}
.body details[open]{padding-bottom:1em}
.body details+details{margin-top:.5em}
.body summary{padding:.6em 0}
.body details>*+*{margin-top:.6em}
.body code,.body kbd,.body samp{font:.88em/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.body :not(pre)>code,.body kbd{padding:.12em .38em;border-radius:5px;background:var(--soft);overflow-wrap:anywhere}
.body kbd{border:1px solid var(--line);border-bottom-width:2px}
.body pre{padding:16px 18px;border-radius:10px;background:var(--soft);overflow-x:auto;line-height:1.55;tab-size:2}
.body table{display:block;overflow-x:auto;max-width:100%;border-collapse:collapse;font-size:.93em;font-variant-numeric:tabular-nums}
.body th,.body td{padding:.5em .85em;border:1px solid var(--line);text-align:start;vertical-align:top}
.body th{background:var(--soft);font-weight:600}
.body td>p+p,.body th>p+p{margin-top:.5em}
.body hr{border:0;border-top:1px solid var(--line);margin-block:2em}
.body summary{cursor:pointer;font-weight:600}
.body dt{font-weight:600}
.body dd{margin-inline-start:1.2em}
.toc{grid-column:2;grid-row:1/span 3;position:sticky;top:24px;max-height:calc(100vh - 48px);overflow:auto;font-size:14.5px;line-height:1.4}
.toc h2{font-size:13px;color:var(--quiet);font-weight:600}
.toc ol{margin:10px 0 0;padding:0;list-style:none;border-inline-start:2px solid var(--line)}
.toc a{display:block;padding:5px 0 5px 14px;color:var(--quiet);text-decoration:none}
.toc a:hover{color:var(--link);text-decoration:underline}
.toc .deep a{padding-inline-start:28px}
.after{margin-top:32px;display:grid;gap:24px}
.notice{margin-top:24px;padding:12px 16px;border-radius:9px;background:var(--soft);color:var(--quiet)}
.vote{padding:22px 28px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.vote h2{font-size:17px}
.vote form{display:flex;flex-wrap:wrap;align-items:center;gap:10px 18px}
.vote form>p{display:flex;gap:8px}
.vote .button{min-width:72px;justify-content:center}
.vote label,.vote textarea{flex:1 1 100%}
.vote label{margin-top:6px;color:var(--quiet)}
.vote textarea{padding:10px 12px;border:1px solid var(--quiet);border-radius:9px;background:var(--card);color:var(--text);font:inherit;resize:vertical}
.help{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:14px;padding:22px 28px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.help p{color:var(--quiet)}
.help h2{font-size:17px}
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
@media(max-width:900px){.long article{display:block}.toc{position:static;max-height:none;margin-top:22px;padding:16px 18px;border:1px solid var(--line);border-radius:var(--radius)}.toc a{padding-block:8px}}
@media(max-width:640px){.wide{padding:0 16px}.way>.search{flex:1 1 100%}.hero{padding:32px 0 36px}.search{margin-top:18px}.search input{font-size:16px}.search button{padding:0 16px}main{padding-bottom:96px}
.card{padding:20px 16px}.tiles li,.finds li{padding:16px}article{padding:24px 18px 32px;margin-inline:-4px}.body{font-size:17px}.help{padding:20px 18px}.chips{flex-wrap:nowrap;overflow-x:auto;margin-inline:-16px;padding:2px 16px;scrollbar-width:none}.chips a{white-space:nowrap}}
@media(max-height:320px){body:has(helpdesk-chat) .search{margin-right:64px}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(forced-colors:active){.chips a[aria-current]{border:3px solid}.search,.search button{border:1px solid}}
@media print{.long article{display:block}:root{background:#fff;color:#000;font-size:11pt}.top,.hero,.chips,.way,.trail,.toc,.after,.skip,.more,.languages,.vote,.copy,.anchor,helpdesk-chat{display:none!important}main,article{padding:0;border:0}.wide{max-width:none;padding:0}.body{max-width:none;font-size:11pt}.body a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}.body :is(h2,h3,h4){break-after:avoid}.body :is(pre,table,img,blockquote){break-inside:avoid}.body pre{white-space:pre-wrap}.body details::details-content{content-visibility:visible;block-size:auto}}
`.trim();
