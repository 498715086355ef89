/** The style sheet of pages with a form: the server-rendered form looks like the element that replaces it. */
export const formStyles = `
.beside{display:grid;grid-template-columns:minmax(0,1fr) 18rem;gap:24px;align-items:start}
.beside>div>.card,.beside aside>.card{margin:0}
.beside aside{display:grid;gap:24px}
.beside aside .card{padding:22px 24px 24px}
.beside aside h2{font-size:18px}
.main{padding:32px}
.notes{display:grid;gap:16px;margin:16px 0 0;padding:0;list-style:none}
.notes h3{font-size:15px;font-weight:600}
.notes p{color:var(--quiet);font-size:15px;line-height:1.5;overflow-wrap:anywhere;white-space:pre-line}
aside .card>.button{margin-top:16px}
form.questions{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:24px}
.field{min-width:0}
.whole{grid-column:1/-1}
fieldset{min-width:0;margin:0;padding:0;border:0}
label,legend{display:block;margin:0 0 6px;padding:0;font-size:15px;font-weight:500;overflow-wrap:anywhere}
label>span[aria-hidden],legend>span[aria-hidden]{color:var(--wrong)}
.choice{display:flex;gap:10px;margin:0;padding-block:6px;font-weight:400;cursor:pointer}
.choice input{flex:none;width:18px;height:18px;margin:3px 0;accent-color:var(--brand)}
:root{--edge:#8a93a0;--wrong:#b3261e}
@media screen and (prefers-color-scheme:dark){:root{--edge:#69727f;--wrong:#ff9a90}}
.field input:not([type=checkbox],[type=radio]),.field select,.field textarea{display:block;width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:inherit;font:inherit}
.field textarea{height:132px;resize:vertical}
.field :is(input,select,textarea)::placeholder{color:var(--quiet);opacity:1}
.field [aria-invalid=true]{border-color:var(--wrong)!important}
.field .help,.field .error{margin-top:6px;color:var(--quiet);font-size:14px}
.field .error{color:var(--wrong);font-weight:500}
.summary{margin-top:20px;padding:12px 14px;border:1px solid var(--wrong);border-radius:8px;color:var(--wrong)}
@media(scripting:enabled){.late{animation:late 4s}}
@keyframes late{from,to{visibility:hidden}}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.filled{min-height:44px;border-color:transparent;background:var(--brand);color:var(--on-brand);font-weight:600}
.filled:hover{background:var(--brand-deep)}
.main>h2{font-size:20px;letter-spacing:-.01em}
.main>h2+p{font-size:15px;line-height:1.5;white-space:pre-line}
helpdesk-form{--helpdesk-border:0;--helpdesk-padding:0;--helpdesk-color-surface:transparent;--helpdesk-color-primary:var(--brand);--helpdesk-color-text:var(--text);--helpdesk-color-muted:var(--quiet);--helpdesk-color-border:var(--edge);--helpdesk-color-danger:var(--wrong)}
.sent{padding:24px 0;text-align:center}
.sent svg{width:48px;height:48px;padding:12px;border-radius:50%;background:var(--brand);color:var(--on-brand);fill:none;stroke:currentColor;stroke-width:2.5;forced-color-adjust:none}
.sent h1{margin-top:16px;font-size:24px;letter-spacing:-.015em}
.sent h1:focus{outline:none}
.sent .said{max-width:34em;margin:6px auto 0;color:var(--quiet);white-space:pre-line;overflow-wrap:anywhere}
.sent .number{display:inline-block;margin-top:20px;padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--soft);font-size:15px}
.sent .number strong{user-select:all;white-space:nowrap;font-variant-numeric:tabular-nums}
.sent .next{margin-top:24px;display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
@media(max-width:900px){.beside{grid-template-columns:minmax(0,1fr)}}
@media(max-width:640px){.main,.beside aside .card{padding:20px 16px}form.questions{grid-template-columns:minmax(0,1fr)}.filled{width:100%;justify-content:center}}
`.trim();
