/** The documentation's own style: system fonts, light and dark mode, and wide tables that scroll. */
export const styles = `:root{color-scheme:light dark;--ground:#fff;--card:#fff;--soft:#f6f7f9;--line:#e3e6eb;--text:#16181d;--muted:#5b6270;--link:#1d4ed8;--code:#f6f7f9;--get:#1d4ed8;--post:#15803d;--patch:#a16207;--delete:#b91c1c}
@media (prefers-color-scheme:dark){:root{--ground:#0f1115;--card:#15181e;--soft:#1a1e25;--line:#2a2f39;--text:#e7e9ee;--muted:#9aa2b1;--link:#8ab0ff;--code:#1a1e25;--get:#8ab0ff;--post:#6fd08c;--patch:#e6c15c;--delete:#ff9a92}}
*{box-sizing:border-box}
html{scroll-padding-top:9rem}.panel{scroll-margin-top:100vh}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.wide{max-width:1120px;margin:0 auto;padding:0 24px}
a{color:var(--link);text-underline-offset:3px}
.muted{color:var(--muted)}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--card);padding:8px;z-index:9}
header{position:sticky;top:0;z-index:5;background:var(--ground);border-bottom:1px solid var(--line)}
header h1{font-size:20px;line-height:1.3;margin:16px 0 0}header p{margin:2px 0 8px;font-size:14px}
.tabs{display:flex;gap:20px;overflow-x:auto}
.tabs a{padding:8px 0;color:var(--muted);text-decoration:none;font-weight:500;border-bottom:2px solid transparent;white-space:nowrap}
.tabs a:hover{color:var(--text)}.tabs a[aria-current]{color:var(--text);border-color:var(--link)}
main{padding-top:28px;padding-bottom:80px}
.prose{max-width:760px}.lead{font-size:17px}
h2{font-size:18px;margin:32px 0 8px}h4{font-size:13px;margin:18px 0 6px;color:var(--muted);font-weight:600}
code{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
p code,li code,td code{background:var(--code);border-radius:4px;padding:1px 4px}
pre{position:relative;margin:0 0 12px;padding:12px 14px;background:var(--code);border:1px solid var(--line);border-radius:8px;overflow:auto;max-height:420px}
.copy{position:absolute;top:6px;right:6px;font:inherit;font-size:12px;padding:2px 8px;color:var(--muted);background:var(--card);border:1px solid var(--line);border-radius:6px;cursor:pointer}
.copy:hover{color:var(--text)}
.languages{display:flex;gap:4px;margin:18px 0 6px}.languages button,.try button{font:inherit;font-size:13px;padding:3px 12px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:6px;cursor:pointer}.languages [aria-pressed=true]{border-color:var(--link);color:var(--link)}
.try{padding:0 12px 12px;margin-top:18px;border:1px solid var(--line);border-radius:8px}.try label{display:block;font-size:13px;margin-bottom:8px}.try p{font-size:13px;margin:6px 0}
.try input,.try textarea{display:block;margin-top:4px;width:100%;padding:6px 10px;font:13px/1.5 ui-monospace,monospace;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:6px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th{text-align:left;font-weight:600;color:var(--muted);font-size:12px}th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
.split{display:grid;grid-template-columns:170px minmax(0,1fr);gap:36px}
nav.tags{position:sticky;top:140px;align-self:start;max-height:calc(100vh - 160px);overflow:auto}
nav.tags summary{display:none}nav.tags ul{list-style:none;margin:0;padding:0;font-size:14px}nav.tags a{display:block;padding:3px 0;color:var(--muted);text-decoration:none}nav.tags a:hover{color:var(--text)}
.find label{display:block;font-size:13px;font-weight:600;margin-bottom:4px}
.find input{width:100%;height:38px;padding:0 12px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
.find p{margin:4px 0 0;min-height:20px;font-size:13px;color:var(--muted)}
#also{margin:0;padding:0 0 0 18px;font-size:14px}#also:empty{display:none}
.group h2{margin-top:20px}.group>p{margin:0 0 10px}
.operation{border:1px solid var(--line);border-radius:8px;margin-bottom:8px;background:var(--card)}
.operation summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 10px;padding:9px 14px;cursor:pointer;list-style:none}
.operation summary::-webkit-details-marker{display:none}
.operation summary:hover{background:var(--soft);border-radius:8px}
.method{font:600 11px/1 ui-monospace,monospace;width:46px}.get{color:var(--get)}.post{color:var(--post)}.patch,.put{color:var(--patch)}.delete{color:var(--delete)}
.operation summary code{overflow-wrap:anywhere}
.name{margin-left:auto;font-size:13px;color:var(--muted)}.summary{flex-basis:100%;font-size:14px;color:var(--muted)}
.inside{padding:0 14px 12px;border-top:1px solid var(--line)}
.required{font-size:12px;color:var(--delete)}.rights{display:block;font-size:13px;color:var(--muted)}
.refusals{margin:0;padding-left:18px;font-size:14px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
[hidden]{display:none!important}
@media (max-width:760px){pre{padding-top:36px}.split{grid-template-columns:minmax(0,1fr)}nav.tags{position:static;max-height:none}nav.tags summary{display:list-item;padding:8px 0;font-weight:600;cursor:pointer}nav.tags ul{columns:2}nav.tags a{padding:6px 0;overflow-wrap:anywhere}.split{gap:12px}.wide{padding:0 16px}.name{margin-left:0}header p{display:none}html{scroll-padding-top:6rem}}
`;
