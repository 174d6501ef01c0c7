/**
 * Where the browser keeps the token. A shop of static files has no server that could keep it in a cookie which no script reads. So it is
 * kept for this tab alone: it is gone when the tab is closed, and no other tab, visitor or later script finds it on the machine.
 */
export const sessionStorage = (): Storage => window.sessionStorage;
