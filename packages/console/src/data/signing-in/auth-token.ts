const KEY = 'auth_token';

/** Returns the bearer token of the signed-in user, stored in local storage. */
export function authToken(): string | null {
  return localStorage.getItem(KEY);
}

export function keepAuthToken(token: string) {
  localStorage.setItem(KEY, token);
}

export function dropAuthToken() {
  localStorage.removeItem(KEY);
}
