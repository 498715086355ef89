const KEY = 'auth_token';

/** The bearer token of the signed-in person, kept in local storage. */
export function authToken(): string | null {
  return localStorage.getItem(KEY);
}

export function keepAuthToken(token: string) {
  localStorage.setItem(KEY, token);
}

export function dropAuthToken() {
  localStorage.removeItem(KEY);
}
