import { freightAt } from "@tradehall/mall-adapters/detail-delivery";
import type { FlashSaleSku } from "@tradehall/mall-adapters/flash-sale-detail";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { DeliveryRow } from "@tradehall/mall-components/product/DeliveryRow";

interface FlashSaleDeliveryProps {
  detail: DetailView;
  /** Of the chosen SKU; undefined before the choice is whole. */
  offer: FlashSaleSku | undefined;
  quantity: number;
}

/** Where it goes, and what sending so many pieces costs at the price of the round. */
export function FlashSaleDelivery({ detail, offer, quantity }: FlashSaleDeliveryProps) {
  return (
    <DeliveryRow
      {...detail.delivery}
      services={detail.services}
      {...(offer ? { freightYuan: freightAt(detail.delivery, offer.yuan, quantity) } : {})}
    />
  );
}
