/** Hands the browser's calls on to the mall, with the token of the session, which only this server knows. */
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { type NextRequest, NextResponse } from "next/server";

const cookie = "shop.session";
/** What the browser sends in the place of a token. A page of another site cannot send it, so the cookie alone does nothing. */
const inCookie = "cookie";

/** Headers of one connection, and those of the other one's address. */
const notHandedOn = ["connection", "content-length", "cookie", "host", "transfer-encoding"];

function headersFor(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of notHandedOn) headers.delete(name);
  if (headers.get("authorization") !== inCookie) return headers;
  const token = request.cookies.get(cookie)?.value;
  if (token) headers.set("authorization", token);
  else headers.delete("authorization");
  return headers;
}

/** The mall's answer; 502 where there is none. */
async function ask(request: NextRequest, path: string): Promise<Response> {
  const hasBody = !["GET", "HEAD"].includes(request.method);
  try {
    return await fetch(`${process.env.MALL_API}${path}${request.nextUrl.search}`, {
      method: request.method,
      headers: headersFor(request),
      body: hasBody ? await request.arrayBuffer() : null,
      cache: "no-store",
      redirect: "manual",
      signal: request.signal,
    });
  } catch (error) {
    console.error(`No answer from the mall's API at ${process.env.MALL_API} (MALL_API in .env)`, error);
    return new Response(null, { status: 502 });
  }
}

/** What signing in answers, with the token in a cookie instead. Every other way in (SMS, scan) needs the same. */
async function signedIn(answer: Response, isHttps: boolean): Promise<NextResponse> {
  const body = await answer.json();
  const token = body.data?.accessToken;
  if (!token) return NextResponse.json(body, { status: answer.status });
  const response = NextResponse.json({ ...body, data: { ...body.data, accessToken: inCookie } });
  const options = { httpOnly: true, sameSite: "strict", secure: isHttps, path: "/api" } as const;
  // Longer than the session, so that the mall can say that it is over.
  response.cookies.set(cookie, token, { ...options, maxAge: 2 * body.data.expiresIn });
  return response;
}

async function handOn(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname.replace(/^\/api/, "");
  const answer = await ask(request, path);
  const isHttps = (request.headers.get("x-forwarded-proto") ?? request.nextUrl.protocol).startsWith("https");
  if (path === signIn.path && answer.ok) return signedIn(answer, isHttps);
  const headers = new Headers(answer.headers);
  // It is unpacked here.
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  const response = new NextResponse(answer.body, { status: answer.status, headers });
  if (path === signOut.path) response.cookies.set(cookie, "", { path: "/api", maxAge: 0 });
  return response;
}

export { handOn as DELETE, handOn as GET, handOn as PATCH, handOn as POST, handOn as PUT };
