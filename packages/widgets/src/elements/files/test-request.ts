/** An XMLHttpRequest that is answered by the mocked calls of the test. */
export class TestRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  private method = '';
  private at = '';
  private headers = new Headers();
  open(method: string, at: string) {
    this.method = method;
    this.at = at;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return 'application/json';
  }
  abort() {
    this.onabort?.();
  }
  send(body: Blob) {
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    const { method, headers } = this;
    fetch(this.at, { method, headers, body }).then(
      async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}
