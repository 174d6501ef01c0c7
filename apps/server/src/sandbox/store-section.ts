/** Applications to open a store, which the platform passes or refuses. */
import { sandboxListStores } from "@tradehall/api-client/endpoints/sandbox/shop/list-stores";
import { storePictures } from "@tradehall/mall-rules/checks/store";
import { keysOf } from "@tradehall/mall-rules/records";
import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import type { Ask } from "./ask.ts";
import { action, type Html, html, type Part, table } from "./html.ts";

const { notOpen, open, suspended, offByPlatform } = shopStatuses;
const shownStatuses = { "not open": notOpen, open, suspended, offline: offByPlatform };

export async function stores(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListStores);
  const rows = all.map(({ applicationId, account, state, application, submittedAt, ...store }): Part[] => {
    const path = `/sandbox/stores/${applicationId}/review`;
    const { shopName, contact, tel, province, city, area, addr, intro, latitude, longitude } = application;
    return [
      ...[account, shopName, `${contact} ${tel}`],
      `${province}${city}${area}${addr}${latitude === null ? "" : ` (${latitude}, ${longitude})`}`,
      intro,
      keysOf(storePictures).map((name) => html`<a href="${application[name]}">${name}</a> `),
      ...[application.submitTime, state, application.remarks],
      store.isWaiting === 1
        ? [
            action("Pass", path, { result: "pass", submittedAt }),
            html`<form data-post="${path}" data-body="${JSON.stringify({ result: "refuse", submittedAt })}">
              <label>Because <input name="remarks" maxlength="200" required></label><button>Refuse</button></form>`,
          ]
        : store.shopId === null
          ? ""
          : Object.entries(shownStatuses).map(([name, shopStatus]) =>
              action(name, "/sandbox/shop-status", { shopId: store.shopId, shopStatus }),
            ),
    ];
  });
  const heads = ["Applicant", "Name", "Contact", "Address", "About", "Pictures", "Sent", "State", "Remarks"];
  return table([...heads, "Platform"], rows, "No store was applied for.");
}
