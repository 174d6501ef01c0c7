import { listSpecials } from "@tradehall/api-client/endpoints/promotion/special/list-specials";
import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";

const server = testServer();

test("those that run come before those to come, each with its prices; what is over or of another kind is left out", async () => {
  const coming = await plantOffer(server, { ...helmet, priceFen: fen(4_000), startsIn: 2, endsIn: 3 });
  const running = await plantOffer(server, { ...gloves, priceFen: fen(500), left: 40 });
  const gone = await plantOffer(server, { ...screwM6, priceFen: fen(500), left: 0, endsIn: 2 });
  await plantOffer(server, { ...helmet, priceFen: fen(1), startsIn: -3, endsIn: -2 });
  await plantOffer(server, { ...helmet, priceFen: fen(1), kind: "grouping" });
  const { data } = await server.call(listSpecials);
  expect(data.activities).toMatchObject([
    {
      ...{ discountId: running, status: "inProgress", prodTotal: 1 },
      prods: [
        {
          ...{
            prodId: gloves.prodId,
            offerPrice: "5.00",
            usualPrice: "5.50",
            activityPrice: "5.00",
            left: 40,
          },
        },
      ],
    },
    { discountId: gone, status: "soldOut" },
    {
      ...{ discountId: coming, status: "notStarted" },
      prods: [{ prodId: helmet.prodId, offerPrice: "40.00", usualPrice: "45.00", activityPrice: null }],
    },
  ]);
});
