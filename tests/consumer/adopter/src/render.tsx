import { renderToString } from "react-dom/server";
import { Shop } from "./Shop.tsx";

process.stdout.write(renderToString(<Shop onBuy={() => undefined} />));
