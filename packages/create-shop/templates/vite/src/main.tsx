import "./styles";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { language } from "./language";
import { routes } from "./routes";

const place = document.getElementById("root");
if (!place) throw new Error('index.html has no <div id="root">');
document.documentElement.lang = language.tag;
createRoot(place).render(<RouterProvider router={createBrowserRouter(routes)} />);
