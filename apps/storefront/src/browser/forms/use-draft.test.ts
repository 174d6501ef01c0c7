import { redirect } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { draftPrefix } from "../../isomorphic/cookies.ts";
import { signInHref } from "../../isomorphic/sign-in-address.ts";
import { dropAccepted } from "./use-draft.ts";

const mine = `${draftPrefix}7:refund:1`;
let kept: Record<string, unknown>;
beforeEach(() => {
  kept = Object.defineProperty({ [mine]: "{}" }, "removeItem", {
    value: (name: string) => delete kept[name],
  });
  vi.stubGlobal("sessionStorage", kept);
});

test("a form that was accepted leaves no draft", () => {
  dropAccepted(redirect("/return-detail?refundSn=R1"), "refund:1");
  expect(kept).not.toHaveProperty(mine);
});

test.each([
  ["a session that has ended", redirect(signInHref("/user-center/apply-return?orderNumber=1", "expired"))],
  ["a fault of the page", new Error("broken")],
])("%s costs nothing that was typed", (_, cause) => {
  dropAccepted(cause, "refund:1");
  expect(kept).toHaveProperty([mine]);
});
