/** Terms of the seed in English; what differs between shops is filled in. */
import type { TermsFacts } from "./terms.ts";

const list = (items: readonly string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
const article = (title: string, ...parts: string[]) => `<h2>${title}</h2>${parts.join("")}`;

export const salesTermsEn = (shop: TermsFacts): string =>
  `<p>These general sales terms are made by ${shop.name} (“the shop”) and apply to all your purchases of goods and services here. By submitting an order you confirm that you have read, understood and accepted them.</p>` +
  article(
    "Scope",
    list([
      "They apply to quotations, orders, payment, receipt, invoices and after-sales service of enterprise and private customers. A written contract between an enterprise customer and the shop prevails.",
      "Special notes on product pages, in promotion rules and in quotations are part of these terms and prevail where they differ.",
      shop.specialEn,
    ]),
  ) +
  article(
    "Making of the order",
    list([
      "Names, specifications, prices and stock on product pages invite offers. The contract is made once you have submitted the order and paid; for enterprise customers with a credit period, once the shop confirms the order.",
      "Ordinary orders are paid within 30 minutes of submission, flash-sale orders within 5 minutes. Unpaid orders close by themselves; stock, coupons and points held for them are given back.",
      "Where a system fault made a price plainly lower than the market's, or goods cannot be supplied for reasons beyond control, the shop contacts you before shipping to change or cancel the order and returns what was paid in full.",
    ]),
  ) +
  article(
    "Prices, discounts and payment",
    list([
      "The price is the one shown when the order is submitted, in yuan and with tax unless said otherwise. Tier prices go by the whole quantity of one product.",
      "Coupons, points, reductions and activity prices combine as the published rules say. Where a refund takes an order below a threshold, the discount is counted anew.",
      "You pay by the methods shown. A payment code is valid for 5 minutes; get a new one after that and do not pay with an expired code.",
    ]),
  ) +
  article(
    "Delivery and acceptance",
    list([
      `Freight is ${shop.freight} an order, ${shop.freeFreightEn}. Freight of bulky or dangerous goods and to remote regions is shown at checkout.`,
      shop.noDeliveryEn,
      "Goods in stock usually leave within 48 hours of payment; pre-sale, custom-made and imported goods within the time their page states.",
      "Check name, specification, quantity and packing on receipt. Refuse goods that are damaged, short or wrong, or contact service with pictures within 48 hours; otherwise quantity and appearance count as accepted.",
      "The risk passes to you when you or the receiver you named sign for the goods. Receipt is confirmed automatically 10 days after shipping.",
    ]),
  ) +
  article(
    "Invoices",
    list([
      "The shop issues an ordinary electronic VAT invoice over the amount paid, with the title and taxpayer number you gave.",
      "Invoices are issued to your account within 5 working days of completion. Ask for correction within the same month.",
    ]),
  ) +
  article(
    "Returns and warranty",
    list([
      "Except for custom-made goods, activated virtual goods, unsealed goods that touch safety or hygiene and other cases excluded by law, goods may be returned without reason within 7 days of receipt, intact and complete.",
      "Faulty goods are repaired, exchanged or taken back within the warranty period, at the shop's expense. The period is the one stated on the page or by the maker, otherwise 6 months from receipt.",
      "Once a return is agreed, send the goods within 7 days. A request that the shop leaves unanswered for 48 hours counts as agreed. Refunds go back the way the payment came.",
      "Damage by misuse, alteration, normal wear or force majeure is not covered.",
    ]),
  ) +
  article(
    "Limits of liability",
    list([
      "Each party answers for direct losses caused by its breach. Save for intent and gross negligence, neither answers for indirect losses or lost profit, and the total is limited to the amount paid for the order.",
      "Who is kept from performing by natural disaster, epidemic, acts of government or failure of networks informs the other at once and is released as far as that reaches.",
      "Liability that the law does not allow to be limited, such as for personal injury by defective goods, remains.",
    ]),
  ) +
  article(
    "Disputes and contact",
    list([
      "Disputes are settled by agreement; failing that, before the competent people's court at the shop's seat. A consumer's right to choose the court remains.",
      "The law of the People's Republic of China applies. New terms apply to orders made after their publication; earlier orders keep theirs.",
      `Telephone: ${shop.tel}. Address: ${shop.address}.`,
    ]),
  );

export const privacyEn = (shop: TermsFacts): string =>
  `<p>${shop.name} (“we”) takes the safety of your personal and enterprise information seriously. This policy says how we collect, use, store, share and protect information when you use our service, and which rights you have.</p>` +
  article(
    "What we collect",
    "<p>We collect only what the service needs:</p>",
    "<table><thead><tr><th>Occasion</th><th>Information</th><th>Purpose</th></tr></thead><tbody>" +
      "<tr><td>Registration, sign-in</td><td>Account, mobile number, password (stored hashed)</td><td>To make and protect your account</td></tr>" +
      "<tr><td>Enterprise service</td><td>Enterprise name, credit code, contact</td><td>To open enterprise membership</td></tr>" +
      "<tr><td>Orders, delivery</td><td>Receiver, mobile number, address, order</td><td>To carry out the trade</td></tr>" +
      "<tr><td>Invoices</td><td>Title, taxpayer number</td><td>To issue invoices</td></tr>" +
      "<tr><td>Customer service</td><td>Conversation, pictures</td><td>To answer and settle</td></tr>" +
      "<tr><td>Enquiries</td><td>Name, mobile number, region, product wanted</td><td>To contact you with an offer</td></tr>" +
      "</tbody></table>",
    "<p>Without the needed information the function in question cannot be used; others still can.</p>",
  ) +
  article(
    "How we use it",
    list([
      "To perform our contract with you: orders, payment, delivery, invoices, after-sales service.",
      "To keep trade and accounts safe from strange sign-ins, sham trade and fraud.",
      "To count visits and purchases without identifying you, to improve goods and service.",
      "To tell you about orders, after-sales service and account safety. Marketing is sent only with your consent, which you may withdraw at any time.",
    ]),
  ) +
  article(
    "Cookies and local storage",
    list([
      "Cookies keep your session, current enterprise and language for 7 days. The session's token is read by the server only; no script can reach it.",
      "The browser's local storage counts the steps of a visit; counting starts anew after 30 minutes without activity.",
      "You can clear both in your browser and then sign in again.",
    ]),
  ) +
  article(
    "Sharing",
    list([
      "Carriers, payment institutions and invoice services receive what they need to deliver, collect and issue, and must protect it.",
      "When you order for an enterprise, its administrator can see the enterprise's orders and what belongs to them.",
      "Otherwise nobody receives your personal information without law or your separate consent, and we do not sell it.",
    ]),
  ) +
  article(
    "Storage and protection",
    list([
      "Information is stored within the People's Republic of China and only as long as needed; records of trade for at least three years after completion.",
      "We use encrypted transport, access control, hashed passwords and audits. In case of an incident we inform you without delay and take remedies.",
    ]),
  ) +
  article(
    "Your rights",
    list([
      "In your personal centre you can see, correct and add to account, addresses and invoice titles, and delete addresses, footprints and search history.",
      "You can close your account once its orders are complete; we then delete or anonymise your personal information unless law demands its keeping.",
      "You can withdraw consent and ask how your information is handled. We answer within 15 working days.",
    ]),
  ) +
  article(
    "Minors",
    "<p>The shop serves enterprises and nobody under eighteen. Information of minors collected by mistake is deleted.</p>",
  ) +
  article(
    "Changes and contact",
    list([
      "We announce important changes ahead and ask for your consent.",
      `For questions and complaints call ${shop.tel} or write to the person in charge of personal information, ${shop.address}.`,
    ]),
  );
