/** The style sheet of the ticket lookup and ticket pages, in addition to that of forms. */
export const ticketStyles = `
:root{--good:#17632f;--good-on:#e2f2e6;--told:#1d4fc0;--told-on:#e6edfd;--warm:#854700;--warm-on:#fbedda;--wrong-on:#fbe7e5}
@media screen and (prefers-color-scheme:dark){:root{--good:#86d9a2;--good-on:#1c3325;--told:#a3c1ff;--told-on:#202c45;--warm:#f3bd74;--warm-on:#3a2c17;--wrong-on:#41211f}}
.lookup{max-width:30rem;margin-inline:auto}
.lookup h1{font-size:24px;letter-spacing:-.015em}
.lookup .intro{margin-top:4px;color:var(--quiet)}
.lookup .questions{grid-template-columns:minmax(0,1fr)}
.lookup .summary,.reply .summary{margin:0}
.lookup .button{width:100%;padding-block:6px;justify-content:center;white-space:normal}
.lookup .button+.button{margin-top:10px}
.byLink{padding-top:24px;border-top:1px solid var(--line)}
.unsent{margin-top:24px;padding-top:24px;border-top:1px solid var(--line)}
#ticketNumber{font-variant-numeric:tabular-nums}
@media(scripting:enabled){.waits{animation:waits 4s}}
@keyframes waits{from,to{visibility:hidden}}
.opening{padding:72px 20px;text-align:center;color:var(--quiet)}
.opening b{display:block;color:var(--text);font-weight:600}
.opening .button{margin-top:16px}
.notice{padding:12px 14px;border-radius:8px;background:var(--told-on);color:var(--text);overflow-wrap:anywhere}
.notice .button{margin-top:10px}
.ticket{max-width:48rem;margin-inline:auto}
.head{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:12px 24px;margin-bottom:20px}
.head>div{flex:1 1 18rem;min-width:0}
.head h1{font-size:24px;letter-spacing:-.015em;font-variant-numeric:tabular-nums}
.head h1:focus{outline:none}
.head h1 bdi{white-space:nowrap}
.subject{margin-top:4px;color:var(--quiet);text-align:start;unicode-bidi:plaintext;overflow-wrap:anywhere}
.states{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
.state{display:inline-block;padding:1px 9px;border-radius:6px;background:var(--soft);color:var(--quiet);font-size:13px;font-weight:600}
.state.success{background:var(--good-on);color:var(--good)}
.state.info{background:var(--told-on);color:var(--told)}
.state.warning{background:var(--warm-on);color:var(--warm)}
.state.danger{background:var(--wrong-on);color:var(--wrong)}
.state.accent{padding:0 7px;background:var(--card);color:var(--link)}
.ticket>.card{margin-bottom:20px;padding:20px 24px}
.details{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:16px 24px;margin:0;font-size:15px}
.details dt{color:var(--quiet)}
.details dd{margin:0;font-weight:500;overflow-wrap:anywhere}
.ticket>.talk{padding:0}
.talk>h2{padding:16px 24px;border-bottom:1px solid var(--line);font-size:18px}
.entries{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;margin:0;padding:22px 24px;list-style:none}
.entry{display:flex;gap:12px}
.entry>div{flex:1;min-width:0}
.initials{display:grid;place-items:center;flex:none;width:36px;height:36px;border-radius:50%;background:var(--soft);color:var(--quiet);font-size:14px;font-weight:600}
.support .initials{background:var(--brand);color:var(--on-brand)}
.support>div{margin-top:-4px;padding:10px 14px;border-radius:10px;background:var(--soft)}
.by{display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;overflow-wrap:anywhere}
.by b{font-weight:600}
.by time{color:var(--quiet);font-size:13.5px}
.words{margin-top:4px;text-align:start;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
.formatted-text{margin-top:4px;overflow-wrap:anywhere}
.formatted-text,.formatted-text :where(p,div,li,blockquote,h3,h4,td,th,caption){text-align:start;unicode-bidi:plaintext}
.formatted-text :where(p,ul,ol,blockquote,pre,.sideways){margin-block:8px}
.formatted-text :where(h3,h4){margin-block:16px 6px;font-weight:600}
.formatted-text>:first-child{margin-top:0}
.formatted-text>:last-child{margin-bottom:0}
.formatted-text :where(ul,ol){padding-inline-start:24px}
.formatted-text li>p{margin-block:0}
.formatted-text blockquote{margin-inline:0;padding-inline-start:12px;border-inline-start:3px solid var(--line);color:var(--quiet)}
.formatted-text :where(code,pre){font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.formatted-text code{padding:.1em .3em;border-radius:4px;background:var(--ground)}
.formatted-text pre{padding:10px 12px;border:1px solid var(--line);border-radius:8px;background:var(--ground);white-space:pre-wrap}
.formatted-text pre code{padding:0;background:none}
.formatted-text img{max-width:100%;max-height:24rem;border-radius:4px}
.formatted-text hr{margin-block:12px;border:0;border-top:1px solid var(--line)}
.sideways{overflow-x:auto}
.sideways table{border-collapse:collapse}
.sideways :is(th,td){padding:4px 10px;border:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:normal}
.files{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 0;padding:0;list-style:none}
.files li{max-width:100%;min-width:0}
.picture{display:block;padding:2px;border:1px solid var(--edge);border-radius:8px;background:var(--card)}
.picture img{display:block;max-width:100%;min-width:24px;max-height:10rem;min-height:24px;border-radius:6px;object-fit:contain}
.file{display:flex;align-items:center;gap:8px;max-width:18rem;min-height:40px;padding:6px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:var(--text);font-size:15px;text-decoration:none}
.file>span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.file small{flex:none;color:var(--quiet);font-size:13px}
.file .error{flex:1 1 auto;min-width:0;color:var(--wrong)}
.picture:hover,a.file:hover{border-color:var(--link)}
.answer{display:grid;grid-template-columns:minmax(0,1fr);gap:14px;padding:20px 24px 24px;border-top:1px solid var(--line)}
.answer>div:empty{display:none}
.part{padding:16px 24px 0}.entries+.part{padding:0 24px 20px}
.quiet{color:var(--quiet);font-size:15px}
.reply{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.reply textarea{min-height:92px;height:auto;max-height:24rem;field-sizing:content}
.reply .actions{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;gap:8px 12px}
.attach{min-width:44px;min-height:44px;padding:0;justify-content:center;border-color:transparent;background:none;color:var(--quiet)}
.attach svg,.pending svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.pending{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
.pending li{display:flex;flex-wrap:wrap;align-items:center;gap:2px 8px;max-width:100%;padding:2px 4px 2px 10px;border:1px solid var(--edge);border-radius:8px;font-size:15px}
.pending li>span{max-width:12rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.pending small{color:var(--quiet);font-size:13px}
.pending .error{flex-basis:100%;order:1;padding-block-end:4px;color:var(--wrong);font-size:14px;overflow-wrap:anywhere}
.pending progress{width:4rem;height:6px;accent-color:var(--brand)}
.pending button{display:grid;place-items:center;width:36px;height:36px;padding:0;border:0;border-radius:8px;background:none;color:var(--quiet);cursor:pointer}
.pending button:hover,.attach:hover{background:var(--soft);color:var(--text)}
dialog.viewer{width:100vw;height:100vh;height:100dvh;max-width:none;max-height:none;padding:0;border:0;background:var(--ground);color:var(--text)}
.viewer[open]{display:flex;flex-direction:column}
.viewer::backdrop{background:rgb(0 0 0/.5)}
.viewer :is(header,footer){display:flex;align-items:center;gap:8px;padding:8px 16px}
.viewer footer{justify-content:center}
.viewer header p{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.viewer>div{display:flex;flex:1;min-height:0;padding:8px 16px}
.viewer img{max-width:100%;max-height:100%;margin:auto;object-fit:contain}
.viewer button{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:9px;background:none;color:inherit;cursor:pointer}
.viewer button:hover{background:var(--soft)}
.viewer button[aria-disabled=true]{opacity:.35;cursor:default}
.viewer svg{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.button[aria-disabled=true]{opacity:.55;cursor:default}
@media(max-width:640px){.ticket>.card{padding:16px}.ticket>.talk{padding:0}.talk>h2,.entries,.part,.answer{padding-inline:16px}.reply .filled{flex:1;width:auto}.back,#back .button{width:auto}}
@media(forced-colors:active){.state,.support>div,.notice{border:1px solid}}
@media print{.answer,.part,#back{display:none}.support>div{border:1px solid}}
`.trim();
