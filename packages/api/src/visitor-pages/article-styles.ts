/** The style sheet of articles, separate from the general one because other pages don't need it. */
export const articleStyles = `
:root{--tip:#1a7f4b;--warn:#b45309;--code-k:#8250b0;--code-s:#1a6b3c;--code-n:#9a4a06}
@media screen and (prefers-color-scheme:dark){:root{--tip:#4cc38a;--warn:#f0a94b;--code-k:#c9a5f2;--code-s:#86d9a4;--code-n:#f0b27a}}
.reading{display:grid;grid-template-columns:minmax(0,1fr);gap:32px;align-items:start}
.long article{display:grid;grid-template-columns:minmax(0,1fr) 220px;column-gap:40px;align-items:start}
.long article>:not(.toc){grid-column:1}
.turning{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.turning a{padding:14px 20px;border:1px solid var(--line);border-radius:var(--radius);background:var(--card);color:var(--text);text-decoration:none;overflow-wrap:anywhere}
.turning a:hover{border-color:var(--link)}
.turning small{display:block;color:var(--quiet);font-size:14px}
.turning [rel=next]{grid-column:2;text-align:end}
article{padding:40px 44px 48px;background:var(--card);border:1px solid var(--line);border-radius:var(--radius);min-width:0}
article>header h1{font-size:clamp(28px,4.5vw,38px);letter-spacing:-.022em}
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
article>:is(header,.body,.notice,.files){max-width:42rem}
.body{margin-top:30px;font-size:17.5px;line-height:1.72;overflow-wrap:break-word;hyphens:manual}
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
.body .video{display:grid;place-content:center;justify-items:center;gap:12px;aspect-ratio:16/9;padding:20px;border:1px solid var(--line);border-radius:var(--round);background:var(--soft);text-align:center}
.video a{display:inline-flex;align-items:center;gap:10px;min-height:44px;padding:0 20px;border-radius:99px;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
.video a:hover{background:var(--brand-deep)}
.video:has(iframe){display:block;padding:0;overflow:hidden;background:#000}
.video iframe{display:block;width:100%;height:100%;border:0}
.video figcaption{max-width:44ch;margin:0}
.anchor{margin-inline-start:.2em;padding:0 .3em;color:var(--quiet);font-weight:400;text-decoration:none;opacity:0}
:is(h2,h3,h4,h5,h6):hover>.anchor,.anchor:focus-visible{opacity:1}
@media(hover:none){.anchor{opacity:.6}}
.zoom{display:inline-block;max-width:100%;cursor:zoom-in}
.zoomed{max-width:96vw;max-height:96vh;padding:0;border:0;background:none;overflow:visible}
.zoomed::backdrop{background:rgb(0 0 0/.8)}
.zoomed img{display:block;max-width:96vw;max-height:94vh;cursor:zoom-out;border-radius:9px}
.zoomed button{position:absolute;inset-block-start:8px;inset-inline-end:8px;width:40px;height:40px;border:0;border-radius:50%;background:rgb(0 0 0/.72);color:#fff;font-size:24px;line-height:1;cursor:pointer}
.code{position:relative}
.copy{position:absolute;inset-block-start:6px;right:8px;min-height:30px;padding:0 10px;border:0;border-radius:7px;background:none;color:var(--quiet);font:500 13.5px/1 var(--font);cursor:pointer}
.copy:hover{background:var(--card);color:var(--text)}
.body pre{direction:ltr;text-align:left}
.body pre i{font-style:normal}
.body pre .c{color:var(--quiet)}
.body pre .k{color:var(--code-k)}
.body pre .s{color:var(--code-s)}
.body pre .n{color:var(--code-n)}
.body figure{margin-inline:0}
.body figcaption{margin-top:.5em;color:var(--quiet);font-size:.85em}
.body blockquote{margin-inline:0;padding:.1em 0 .1em 1.1em;border-inline-start:3px solid var(--brand);color:var(--quiet)}
.body blockquote:is(.note,.tip,.warning){position:relative;padding-block:.85em;padding-inline:3em 1.1em;border:1px solid var(--line);border-color:color-mix(in srgb,var(--tone) 34%,var(--line));border-radius:10px;color:var(--text);background:var(--soft);background:color-mix(in srgb,var(--tone) 8%,var(--card))}
.body .note{--tone:var(--link)}
.body .tip{--tone:var(--tip)}
.body .warning{--tone:var(--warn)}
.body blockquote>svg{position:absolute;inset-inline-start:1em;top:1.1em;width:1.3em;fill:none;stroke:var(--tone);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.body blockquote>*+*{margin-top:.5em}
.body blockquote>.unseen+*{margin-top:0}
.body details{padding:.2em 1em;border:1px solid var(--line);border-radius:9px}
.body details[open]{padding-bottom:1em}
.body details+details{margin-top:.5em}
.body summary{padding:.6em 0}
.body details>*+*{margin-top:.6em}
.body code,.body kbd,.body samp{font:.88em/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.body :not(pre)>code,.body kbd{padding:.12em .38em;border-radius:5px;background:var(--soft);overflow-wrap:anywhere}
.body kbd{border:1px solid var(--line);border-bottom-width:2px}
.body pre{padding:0 18px 16px;border-radius:10px;background:var(--soft);overflow-x:auto;line-height:1.55;tab-size:2}
.body pre::before{content:attr(data-language);position:sticky;left:0;display:block;min-height:42px;padding:10px 0;color:var(--quiet);font:500 13.5px/22px var(--font)}
.scroll{max-width:100%;overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:linear-gradient(90deg,var(--card) 35%,transparent) 0/32px 100%,linear-gradient(270deg,var(--card) 35%,transparent) 100%/32px 100%,linear-gradient(90deg,rgb(0 0 0/.16),transparent) 0/12px 100%,linear-gradient(270deg,rgb(0 0 0/.16),transparent) 100%/12px 100%;background-repeat:no-repeat;background-attachment:local,local,scroll,scroll}
.body table{min-width:100%;border-collapse:collapse;font-size:.93em;line-height:1.55;font-variant-numeric:tabular-nums}
.body th,.body td{min-width:5.5em;padding:.6em 1em;text-align:start;vertical-align:top}
.body :is(th,td):first-child{min-width:8.5em}
.body tr+tr>*,.body thead+tbody>tr:first-child>*,.body tbody+tbody>tr:first-child>*{border-top:1px solid var(--line)}
.body th{background:var(--soft);font-weight:600}
.body thead:not(:has(th:not(:empty))){display:none}
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
.after>.card{margin:0}
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
@media(max-width:900px){.long article{display:block}.toc{position:static;max-height:none;margin-top:22px;padding:16px 18px;border:1px solid var(--line);border-radius:var(--radius)}.toc a{padding-block:8px}}
@media(max-width:640px){.turning{grid-template-columns:minmax(0,1fr)}.turning [rel=next]{grid-column:auto}.body th,.body td{padding-inline:.75em}.body :is(th,td):first-child{min-width:7em}article{padding:24px 18px 32px;margin-inline:-4px}.body{font-size:17px}.help{padding:20px 18px}}
@media print{.long article{display:block}.toc,.after,.vote,.copy,.anchor{display:none!important}article{padding:0;border:0}article>*{max-width:none!important}.body{font-size:11pt}.body a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}.body :is(h2,h3,h4){break-after:avoid}.body :is(pre,tr,img,blockquote){break-inside:avoid}.body pre{white-space:pre-wrap}.scroll{overflow:visible;background:none}.body :is(th,td){min-width:0!important}.body details::details-content{content-visibility:visible;block-size:auto}}
`.trim();
