import { BusinessRefusal } from "@tradehall/api-client/errors";
import { notFound } from "next/navigation";
import { loadProduct } from "../../../mall/loads";
import { serverMall } from "../../../mall/server";
import { ProductScreen } from "../../../screens/ProductScreen";

interface ProductProps {
  params: Promise<{ prodId: string }>;
  searchParams: Promise<{ skuId?: string }>;
}

export default async function Product({ params, searchParams }: ProductProps) {
  const { prodId } = await params;
  const product = await loadProduct(serverMall, prodId).catch((error) => {
    // What the mall refuses to show is not there; everything else is an error of the page.
    if (error instanceof BusinessRefusal) notFound();
    throw error;
  });
  return <ProductScreen product={product} skuId={(await searchParams).skuId} />;
}
