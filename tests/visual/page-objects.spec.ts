import { expect, type Page } from "@playwright/test";
import {
  AgreementDialog,
  CartPage,
  CheckoutForm,
  CouponCard,
  FilterForm,
  Header,
  LoginForm,
  OrderList,
  Pagination,
  ProductCard,
  QuantityField,
  RefundForm,
  SearchBox,
  Toast,
} from "@tradehall/mall-components/testing";
import { test as base, goToStory } from "../support/story-page.ts";
import { locales } from "./brands.ts";

interface Shown {
  /** Shows a story in the test's language. */
  show(id: string): Promise<Page>;
  /** What links and forms of the page asked for, the last one last; the page stays. */
  asked: string[];
}

const otherAddress = "昆山仓库";
const shop = "百工商城自营旗舰店";

for (const locale of locales) {
  const test = base.extend<Shown>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    asked: async ({}, use) => use([]),
    show: async ({ storyPage, asked }, use) => {
      await storyPage.route("**/*", async (route) => {
        const request = route.request();
        const { pathname, search, searchParams } = new URL(request.url());
        const isStory = request.method() === "GET" && searchParams.has("id");
        if (!request.isNavigationRequest() || isStory) return route.fallback();
        asked.push(request.method() === "GET" ? pathname + search : (request.postData() ?? ""));
        await route.fulfill({ status: 204 });
      });
      await use(async (id) => {
        await goToStory(storyPage, id, { brand: "baigong", locale });
        return storyPage;
      });
      await storyPage.unrouteAll();
    },
  });

  test.describe(locale, () => {
    test("the cart", async ({ show }) => {
      const cart = new CartPage(await show("pages-cart--default"));
      expect(await cart.total()).toBe("1391.40");
      expect(await cart.selectedCount()).toBe(28);
      const gloves = cart.line(/12 双装/);
      expect([await gloves.price(), await gloves.subtotal()]).toEqual(["39.90", "239.40"]);
      await gloves.setQuantity(7);
      expect(await gloves.quantity.value()).toBe(7);
      await gloves.quantity.increase();
      await gloves.quantity.increase();
      await gloves.quantity.decrease();
      expect(await gloves.quantity.value()).toBe(8);
      await gloves.select(false);
      expect(await gloves.isSelected()).toBe(false);
      const bolts = cart.line(/M8×30/);
      await bolts.select();
      await expect(bolts.box).toBeChecked();
      await cart.selectAll();
      expect(await gloves.isSelected()).toBe(true);
      await cart.selectShop("恒固紧固件直营店", false);
      await expect(bolts.box).not.toBeChecked();
      await expect(cart.settleButton).toBeEnabled();
      await gloves.moveToWishlist();
      await gloves.remove();
      await cart.removeSelected();
      await cart.settle();
    });

    test("the checkout", async ({ show, asked }) => {
      const page = await show("pages-checkout--default");
      const checkout = new CheckoutForm(page);
      expect(await checkout.payable()).toBe("1391.40");
      await expect(checkout.shop("百工自营旗舰店").getByRole("listitem")).toHaveCount(2);
      // The page keeps its recorded choices; its parts by themselves take others.
      await show("checkout-checkoutaddresses--without-script");
      await checkout.chooseAddress(otherAddress);
      await expect(checkout.address(otherAddress)).toBeChecked();
      await show("checkout-checkoutshopgroup--price-changed");
      await checkout.chooseDelivery(shop, "pickup");
      await expect(checkout.shop(shop).getByRole("radio", { checked: true })).toHaveAccessibleName(
        /上门自提|pick/i,
      );
      await checkout.leaveMessage(shop, "周末送达");
      await expect(checkout.shop(shop).getByRole("textbox")).toHaveValue("周末送达");
      await show("checkout-pointsfield--default");
      const rule = page.getByText(/2,000/);
      await expect(rule).toHaveCount(1);
      await checkout.usePoints(1555);
      await expect(rule).toHaveCount(2);
      await show("checkout-checkoutcoupons--refused");
      await checkout.useCoupon("工具品类专享券", false);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await show("checkout-submitbar--default");
      await checkout.submit();
      expect(asked).toEqual([]);
    });

    test("orders", async ({ show, asked }) => {
      const orders = new OrderList(await show("order-orderlist--several"));
      await expect(orders.cards()).toHaveCount(3);
      const unpaid = orders.card("202611210900001");
      expect(await unpaid.total()).toBe("2156.00");
      const numbers = ["202611210900001", "202611200900007", "202611100900003"];
      const states = await Promise.all(numbers.map((number) => orders.card(number).status()));
      expect(states).toEqual(
        locale === "en"
          ? ["Pending payment", "Pending delivery", "Canceled"]
          : ["待付款", "待发货", "已取消"],
      );
      await expect(unpaid.action("receive")).toHaveCount(0);
      await unpaid.pay();
      await unpaid.cancel();
      await orders.card("202611200900007").buyAgain();
      await orders.card("202611100900003").remove();
      await unpaid.open();
      await show("order-ordercard--shipped");
      await unpaid.receive();
      const sent = (intent: string, at = 0) => `orderNumber=${numbers[at]}&intent=${intent}`;
      expect(asked).toEqual([
        ...[sent("pay"), sent("cancel"), sent("buyAgain", 1), sent("delete", 2)],
        "/order-detail?orderNumber=202611210900001",
        sent("receive"),
      ]);
    });

    test("filters and pages", async ({ show, asked }) => {
      const filters = new FilterForm(await show("order-orderfilters--filtered"));
      await filters.choose(/订单类型|Type of order/, locale === "en" ? "Group order" : "拼团订单");
      await filters.search("扳手");
      await filters.clear();
      const pages = new Pagination(await show("parts-listpager--links-pages"));
      expect([await pages.current(), await pages.hasNext()]).toEqual([2, true]);
      await pages.next();
      await pages.previous();
      await pages.goTo(7);
      expect(asked).toEqual([
        expect.stringContaining("sort=grouping"),
        ...["/user-center/uc-order", "/list?page=3", "/list?page=1", "/list?page=7"],
      ]);
    });

    test("products and the head", async ({ show, asked }) => {
      const page = await show("pages-productlist--default");
      const card = new ProductCard(page.getByRole("main"), /双电池套装/);
      expect(await card.price()).toBe("258.00");
      expect(await card.isSoldOut()).toBe(false);
      await card.open();
      const header = new Header(page);
      expect(await header.cartCount()).toBe("13");
      await header.search.search("扳手");
      expect(await header.search.keyword()).toBe("扳手");
      await header.openCart();
      await header.openHome();
      await header.openList();
      expect(asked).toEqual([]);
      const soldOut = await show("product-productcard--sold-out");
      expect(await new ProductCard(soldOut, /梅花开口扳手/).isSoldOut()).toBe(true);
    });

    test("the search box", async ({ show }) => {
      const box = new SearchBox(await show("chrome-searchbox--suggestions"));
      await box.type("手套");
      await expect(box.suggestions()).toHaveCount(4);
      await box.choose("手套 丁腈 一次性");
      await expect(box.suggestions()).toHaveCount(0);
      const empty = new SearchBox(await show("chrome-searchbox--history"));
      await empty.type("");
      await expect(empty.history()).toHaveCount(3);
    });

    test("coupons", async ({ show, asked }) => {
      const page = await show("coupon-couponlist--default");
      const coupon = new CouponCard(page, "全平台通用券");
      expect([await coupon.worth(), await coupon.reason()]).toEqual(["50.00", undefined]);
      await coupon.use();
      await show("coupon-couponlist--used");
      expect(await coupon.reason()).toBe(locale === "en" ? "Used" : "已使用");
      await show("coupon-couponlist--claimed");
      await coupon.claim();
      expect(asked).toEqual(["/list?couponId=1&st=0", "couponId=claimable"]);
    });

    test("a refund", async ({ show }) => {
      const form = new RefundForm(await show("after-sale-refundform--default"));
      await form.chooseReason("质量问题");
      await form.setAmount("99.00");
      await form.explain("有毛刺");
      await expect(form.explanation).toHaveValue("有毛刺");
      await form.submit();
      await expect(form.amount).toHaveAccessibleDescription(/66\.00/);
    });

    test("signing in", async ({ show, asked }) => {
      const account = new LoginForm(await show("entry-loginpanel--default"));
      await account.signIn("dealer01", "secret");
      await account.chooseTab("qr");
      expect(asked).toEqual([expect.stringContaining("passWord=secret"), expect.stringContaining("tab=qr")]);
      const mobile = new LoginForm(await show("entry-loginpanel--mobile"));
      await mobile.getCode("13900000001");
      await mobile.signInWithCode("123456");
      await expect(new LoginForm(await show("entry-loginpanel--locked")).error).toContainText("30");
    });

    test("the agreement", async ({ show }) => {
      const dialog = new AgreementDialog(await show("entry-agreementpopup--default"));
      expect(await dialog.isOpen()).toBe(true);
      await dialog.agree();
      const closed = await show("entry-agreementpopup--closed");
      expect(await new AgreementDialog(closed).isOpen()).toBe(false);
    });

    test("a toast", async ({ show }) => {
      const page = await show("chrome-reactionhost--default");
      const toast = new Toast(page);
      await page.getByRole("button").first().click();
      await expect(toast.root.getByRole("button")).toHaveCount(1);
      await toast.dismiss();
      await expect(toast.root.getByRole("button")).toHaveCount(0);
    });

    test("a quantity", async ({ show }) => {
      const field = new QuantityField(await show("ui-numberstepper--default"));
      await field.set(5);
      expect(await field.value()).toBe(5);
    });
  });
}
