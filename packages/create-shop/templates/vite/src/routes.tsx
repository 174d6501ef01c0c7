import { NotFoundPage } from "@tradehall/mall-components/chrome/NotFoundPage";
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { pages } from "./mall/addresses";
import { filtersOf, loadCategories, loadList, loadProduct } from "./mall/loads";
import { publicMall } from "./mall/public-client";
import { Shell } from "./Shell";
import { FailedScreen } from "./screens/FailedScreen";
import { HomeScreen } from "./screens/HomeScreen";
import { ListScreen } from "./screens/ListScreen";
import { LoadingScreen } from "./screens/LoadingScreen";

const mall = publicMall("/api");

const loadFound = ({ request }: LoaderFunctionArgs) =>
  loadList(mall, filtersOf(Object.fromEntries(new URL(request.url).searchParams)));

function List({ isHome = false }) {
  const list = useLoaderData<typeof loadFound>();
  const isLoading = useNavigation().state === "loading";
  return isHome ? <HomeScreen list={list} /> : <ListScreen isLoading={isLoading} list={list} />;
}

function Failed() {
  const { revalidate } = useRevalidator();
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <NotFoundPage />;
  return <FailedScreen error={error} onRetry={() => void revalidate()} />;
}

const notFound = () => {
  throw new Response("", { status: 404 });
};

export const routes: RouteObject[] = [
  {
    loader: () => loadCategories(mall),
    // The header's categories are the same on every page.
    shouldRevalidate: () => false,
    element: (
      <Shell>
        <Outlet />
      </Shell>
    ),
    HydrateFallback: () => (
      <Shell>
        <LoadingScreen />
      </Shell>
    ),
    children: [
      {
        errorElement: <Failed />,
        children: [
          { path: pages.home, loader: loadFound, element: <List isHome /> },
          { path: pages.list, loader: loadFound, element: <List /> },
          {
            path: `${pages.product}/:prodId`,
            loader: ({ params }) => loadProduct(mall, params.prodId ?? ""),
            lazy: { Component: async () => (await import("./Product")).Product },
          },
          {
            path: pages.cart,
            lazy: { Component: async () => (await import("./screens/CartScreen")).CartScreen },
          },
          {
            path: pages.checkout,
            lazy: { Component: async () => (await import("./screens/CheckoutScreen")).CheckoutScreen },
          },
          { path: pages.login, lazy: { Component: async () => (await import("./Login")).Login } },
          { path: "*", loader: notFound, element: null },
        ],
      },
    ],
  },
];
