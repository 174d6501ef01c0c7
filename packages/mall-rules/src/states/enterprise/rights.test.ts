import { expect, test } from "vitest";
import { actsOfRole, enterpriseRoleOf, inviteStateOf, mayInEnterprise } from "./rights.ts";

test("a member reads and leaves; the administrator does the rest and hands over before leaving", () => {
  const ofMembers = actsOfRole("member");
  expect(ofMembers).toEqual(expect.arrayContaining(["readFacts", "readMembers", "leave", "buyOnTerms"]));
  for (const act of ["setRules", "setLimits", "confirmStatement", "requestCredit", "close"] as const)
    expect(ofMembers).not.toContain(act);
  expect(mayInEnterprise("administrator", "leave")).toBe(false);
  expect(mayInEnterprise("administrator", "removeMember")).toBe(true);
  expect([enterpriseRoleOf(1, 1), enterpriseRoleOf(1, 2)]).toEqual(["administrator", "member"]);
});

test("an invitation is answered once, withdrawn, or over", () => {
  const now = new Date("2026-11-27T00:00:00Z");
  const later = new Date("2026-12-01T00:00:00Z");
  const open = { isAccepted: null, withdrawnAt: null, expiresAt: later };
  expect(inviteStateOf(open, now)).toBe("open");
  expect(inviteStateOf(open, later)).toBe("expired");
  expect(inviteStateOf({ ...open, withdrawnAt: now }, now)).toBe("withdrawn");
  expect(inviteStateOf({ ...open, isAccepted: true }, later)).toBe("accepted");
  expect(inviteStateOf({ ...open, isAccepted: false }, now)).toBe("declined");
});
