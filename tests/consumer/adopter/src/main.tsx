import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { createClient } from "@tradehall/api-client/transport";
import { createRoot } from "react-dom/client";
import { Shop } from "./Shop.tsx";

const mall = createClient({ baseUrl: "/api", locale: () => "zh_CN" });
const place = document.getElementById("shop");
if (place) createRoot(place).render(<Shop onBuy={() => void mall(getShop)} />);
