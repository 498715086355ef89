/** Keywords that most programming languages and shells have. */
const keywords = new Set(
  'abstract and as async await break case catch class const continue def default delete do echo elif else end enum except export extends false final finally fn for foreach from func function if implements import in interface let match mut namespace new nil none not null or package private protected public return self static struct super switch then this throw true try type typeof undefined use using var void where while with yield'.split(
    ' ',
  ),
);

const longest = 20_000;
const parts =
  /(?<comment>\/\/[^\n]*|(?<=^|\s)#[^\n]*|\/\*[\s\S]*?\*\/|&lt;!--[\s\S]*?--&gt;)|(?<string>&quot;(?:(?!&quot;)[^\n\\]|\\.)*&quot;|"(?:[^"\n\\]|\\.)*"|'(?:[^'\n\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>\b\d[\d._]*\b)|(?<word>[A-Za-z_]\w*)|&\w+;/gm;

/** Code blocks with colored comments, strings, numbers and keywords, whatever their language. The text stays unchanged. */
export const tinted = (content: string): string =>
  content.replace(
    /(<pre><code[^>]*>)([^<]+)(<\/code><\/pre>)/g,
    (all, before: string, code: string, after: string) =>
      code.length > longest ? all : before + tint(code) + after,
  );

const tint = (code: string) =>
  code.replace(parts, (all, ...found) => {
    const { comment, string, number, word } = found.at(-1) as Record<string, string | undefined>;
    if (comment) return `<i class="c">${comment}</i>`;
    if (string) return `<i class="s">${string}</i>`;
    if (number) return `<i class="n">${number}</i>`;
    return word && keywords.has(word) ? `<i class="k">${word}</i>` : all;
  });
