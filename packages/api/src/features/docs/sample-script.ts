/**
 * Writes the same call in other languages in the browser, from the curl command. 1,200 more samples in the
 * page would be larger than the rest of it.
 */
export const sampleScript = `
const readCurl = (text) => {
  const [first, ...rest] = text.split(' \\\\\\n  ');
  const call = { method: 'GET', url: '', headers: [], json: null, file: '', parts: [] };
  const [, method, url] = /^curl (?:-X (\\w+) )?'([^]*)'$/.exec(first);
  Object.assign(call, { method: method || 'GET', url });
  for (const line of rest) {
    const [, flag, quoted] = /^(-\\S+) ([^]*)$/.exec(line);
    const value = quoted.slice(1, -1).replaceAll("'\\\\''", "'");
    if (flag === '-H') {
      const [name, said] = value.split(': ');
      const [before, variable = ''] = said.split('$');
      call.headers.push({ name, before, variable });
    } else if (flag === '-d') call.json = JSON.parse(value);
    else if (flag === '-F') call.parts.push(value.split('=@'));
    else call.file = value.slice(1);
  }
  return call;
};

const pythonValue = (value, indent) => {
  const inner = indent + '    ';
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = Object.entries(value).map(([key, one]) => (isList ? '' : JSON.stringify(key) + ': ') + pythonValue(one, inner));
  const [open, close] = isList ? '[]' : '{}';
  const line = open + items.join(', ') + close;
  return line.length <= 60 ? line : open + '\\n' + items.map((one) => inner + one + ',\\n').join('') + indent + close;
};

const pythonOf = ({ method, url, headers, json, file, parts }) => {
  const [part] = parts;
  const imports = [json && 'import json', headers.some(({ variable }) => variable) && 'import os', part && 'from uuid import uuid4', 'from urllib.request import Request, urlopen'];
  const lines = headers.map(({ name, before, variable }) =>
    '        "' + name + '": ' + (variable ? (before ? '"' + before + '" + ' : '') + 'os.environ["' + variable + '"]' : '"' + before + '"') + ',\\n');
  let before = '';
  let data = '';
  if (json) data = 'json.dumps(' + pythonValue(json, '    ') + ').encode()';
  if (file) data = 'open("' + file + '", "rb").read()';
  if (part) {
    const [name, path] = part;
    before = 'boundary = uuid4().hex\\nhead = f\\'--{boundary}\\\\r\\\\nContent-Disposition: form-data; name="' + name + '"; filename="' + path + '"\\\\r\\\\n'
      + 'Content-Type: image/png\\\\r\\\\n\\\\r\\\\n\\'\\nbody = head.encode() + open("' + path + '", "rb").read() + f"\\\\r\\\\n--{boundary}--\\\\r\\\\n".encode()\\n\\n';
    data = 'body';
    lines.push('        "Content-Type": "multipart/form-data; boundary=" + boundary,\\n');
  }
  return imports.filter(Boolean).join('\\n') + '\\n\\n' + before + 'request = Request(\\n    "' + url + '",\\n    method="' + method + '",\\n'
    + (lines.length ? '    headers={\\n' + lines.join('') + '    },\\n' : '') + (data ? '    data=' + data + ',\\n' : '')
    + ')\\nwith urlopen(request) as response:\\n    print(response.status, response.read().decode())\\n';
};

const goOf = ({ method, url, headers, json, file, parts }) => {
  const [part] = parts;
  const imports = ['fmt', 'io', 'net/http'];
  const failed = '\\tif err != nil {\\n\\t\\tpanic(err)\\n\\t}\\n';
  const quoted = JSON.stringify(JSON.stringify(json));
  let before = '';
  let body = 'nil';
  if (json) {
    imports.push('strings');
    const text = JSON.stringify(json);
    before = '\\tbody := strings.NewReader(' + (text.includes('\`') ? quoted : '\`' + text + '\`') + ')\\n';
    body = 'body';
  }
  if (file) {
    before = '\\tbody, err := os.Open("' + file + '")\\n' + failed + '\\tdefer body.Close()\\n';
    body = 'body';
  }
  if (part) {
    const [name, path] = part;
    imports.push('bytes', 'mime/multipart');
    before = '\\tvar body bytes.Buffer\\n\\tform := multipart.NewWriter(&body)\\n\\tfile, err := os.Open("' + path + '")\\n' + failed
      + '\\tdefer file.Close()\\n\\tpart, err := form.CreateFormFile("' + name + '", "' + path + '")\\n' + failed
      + '\\tif _, err := io.Copy(part, file); err != nil {\\n\\t\\tpanic(err)\\n\\t}\\n\\tform.Close()\\n';
    body = '&body';
  }
  if (file || part || headers.some(({ variable }) => variable)) imports.push('os');
  const set = headers.map(({ name, before: said, variable }) =>
    '\\trequest.Header.Set("' + name + '", ' + (variable ? (said ? '"' + said + '"+' : '') + 'os.Getenv("' + variable + '")' : '"' + said + '"') + ')\\n');
  if (part) set.push('\\trequest.Header.Set("Content-Type", form.FormDataContentType())\\n');
  return 'package main\\n\\nimport (\\n' + imports.sort().map((one) => '\\t"' + one + '"\\n').join('') + ')\\n\\nfunc main() {\\n' + before
    + '\\trequest, err := http.NewRequest("' + method + '", "' + url + '", ' + body + ')\\n' + failed + set.join('')
    + '\\tresponse, err := http.DefaultClient.Do(request)\\n' + failed + '\\tdefer response.Body.Close()\\n\\tanswer, err := io.ReadAll(response.Body)\\n'
    + failed + '\\tfmt.Println(response.Status, string(answer))\\n}\\n';
};
`;
