import { getLandingProds } from "@tradehall/api-client/endpoints/landing/get-landing-prods";
import { handle } from "#server/handle.ts";
import { landingProducts } from "./landing-products.ts";

export default handle(getLandingProds, async (_, context) =>
  (await landingProducts(context)).map(({ prodId, prodName, brief, pictures }) => ({
    prodId,
    prodName,
    brief,
    pic: pictures[0] ?? "",
  })),
);
