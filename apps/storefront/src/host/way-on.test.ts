/** Anyone who was sent to the sign-in page goes on to where they wanted, also after a refusal and without script. */
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { expect, test } from "vitest";
import { openExampleMall, ownOrigin } from "./testing/example-mall.ts";

const mall = openExampleMall();
const { ask } = mall;
const wanted = "/cart?x=1#line-2";

const formOf = (body: string) => ({
  action:
    /<form[^>]* action="([^"]+)"/.exec(body.slice(body.indexOf("<main")))?.[1]?.replaceAll("&amp;", "&") ??
    "",
  redirect: /name="redirect"[^>]* value="([^"]*)"/.exec(body)?.[1]?.replaceAll("&amp;", "&"),
});

test.each(["/login", "/login-old", "/login?tab=mobile"])("%s leads on after a wrong try", async (page) => {
  const address = `${page}${page.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(wanted)}`;
  const first = formOf((await ask("GET", address, ownOrigin)).body);
  expect(first.redirect).toBe(wanted);
  mall.api.tell(({ path }) =>
    path === signIn.path
      ? { status: 200, body: { success: false, code: "A00001", msg: "账号或密码不正确", data: null } }
      : undefined,
  );
  const headers = { ...ownOrigin, "content-type": "application/x-www-form-urlencoded" };
  const wrong = `tab=account&userName=somebody&passWord=wrong-one&redirect=${encodeURIComponent(wanted)}`;
  for (const form of [wrong, "tab=mobile&mobile=&validCode="]) {
    const { body } = await ask("POST", first.action, headers, form);
    expect(formOf(body), form).toEqual(first);
  }
});

test("a list without script that pays with nothing ticked shows itself again", async () => {
  const { status, headers } = await ask("GET", "/payment");
  expect(status).toBe(302);
  expect(headers.location).toBe("/user-center/uc-order");
});
