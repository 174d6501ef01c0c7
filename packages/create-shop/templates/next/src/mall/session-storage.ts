/**
 * Where the browser keeps that it is signed in, for all its tabs. It is no token: the shop's server keeps that in an HttpOnly cookie, which
 * no script can read (`src/app/api/[...path]/route.ts`), and answers `inCookie` in its place.
 */
export const sessionStorage = (): Storage => window.localStorage;
