import type { Agreement } from "./agreement.ts";

export const agreementEn: Agreement = {
  preamble: [
    "Welcome to the enterprise member account service of this mall. This agreement sets out the rights and duties of the enterprise, its administrator and its members when they use an enterprise member account, and keeps trade safe. Please read all of it before use, above all the clauses that add to your duties or limit your rights.",
    "By pressing “I have read and agree” you confirm that the enterprise has fully authorised you, that you may accept this agreement on its behalf, and that it binds both you and the enterprise. If you disagree with any part, stop using the enterprise member account and contact customer service.",
  ],
  sections: [
    {
      title: "Scope",
      clauses: [
        "This agreement is made between the enterprise you represent, yourself and the operator of this mall. It covers everything done to open, use and manage an enterprise member account here, including browsing, quotations, orders, payment, receipt, invoices, after-sales service and the management of members.",
        "Enterprise member accounts are open to enterprises, sole traders, public institutions, associations and other organisations that are lawfully established and exist, for procurement and business use only.",
        "One user may belong to several enterprises. What a user does after switching enterprises is done on behalf of the enterprise switched to; carts, orders, invoices, discounts and statements are kept apart by enterprise.",
        "What this agreement leaves open is governed by the mall's sales terms, privacy policy and published rules. Where these differ from this agreement on enterprise member accounts, this agreement prevails.",
      ],
    },
    {
      title: "Account roles",
      clauses: [
        "Enterprise account: an account whose legal entity is the enterprise, which holds the rights and bears the duties. The enterprise is bound by orders placed in its account's name and by the payment, receipt and invoicing that follow from them.",
        "Administrator: a natural person whom the enterprise authorises to manage the account day to day; an enterprise account has one administrator at a time. The administrator can invite, approve and remove members, transfer the administrator's rights, and see and operate all orders of the enterprise. What the administrator does counts as done by the enterprise.",
        "Member: a natural person who joined the enterprise account by the administrator's invitation or approval. Within the enterprise's authority a member selects, orders, pays, receives and asks for after-sales service on its behalf, and the enterprise bears the legal consequences. A member sees and operates only the orders they placed themselves.",
        "The enterprise settles the duties and powers of its administrator and members by its own internal rules. Internal limits that are not set through the mall's functions cannot be held against a trading partner in good faith.",
      ],
    },
    {
      title: "Registration and management",
      clauses: [
        "Opening: the enterprise gives its true, accurate and complete name, unified social credit code and contact, and updates them within fifteen days of any change. Losses caused by untrue or outdated information are borne by the enterprise.",
        "First sign-in: at the first sign-in to the enterprise account the administrator reads and agrees to this agreement, and may not use management functions in the enterprise's name before that. The mall records the time of the first agreement as proof that it was made.",
        "Invitation and approval: the administrator can invite members by mobile number and approve users who ask to join. The administrator verifies who they are and how they belong to the enterprise, and answers for each approval given.",
        "Removal: when a member leaves, changes post or no longer buys for the enterprise, the administrator removes them without delay. A removed member can no longer act in the enterprise's name; their confirmed orders move to the administrator to be carried out. Carts and drafts that were not submitted are not moved.",
        "Transfer: the administrator can transfer the administrator's rights to another member of the enterprise. The transfer takes effect once that member confirms it, and the former administrator becomes an ordinary member. The enterprise still bears the consequences of what was done before the transfer.",
        "Cancellation: the enterprise can ask for the account to be cancelled. This is possible only once all confirmed orders of the account are complete, including receipt, refunds, invoices and settlement; while an order is not complete, the request is not accepted. On cancellation unused discounts, points and other benefits of the account lapse, unless law or agreement says otherwise.",
        "Safety: administrator and members keep account, password and verification codes safe, and do not lend, rent, transfer or share them. When an account is misused or behaves strangely, they change the password at once and inform the mall. Losses caused by careless keeping are borne by the enterprise.",
      ],
    },
    {
      title: "Conduct",
      clauses: [
        "Enterprise, administrator and members obey the law and act in good faith. They do not use the account for sham trade, for abusing discounts, for ordering or refusing goods in bad faith, for reselling goods supplied to them alone, or for infringing others' intellectual property or trade secrets.",
        "Prices, credit periods and quotations given to an enterprise are commercial information. They are not disclosed to third parties or used for anything but procurement without the consent of the mall and the supplier.",
        "Nobody collects data in bulk by technical means, disturbs the mall's operation, goes around its security measures, or uploads unlawful, untrue or malicious content.",
        "Where this agreement or the published rules are broken, the mall may, as the case demands, ask for correction, limit ordering, suspend a member's rights, or suspend or end the enterprise account, and reserves the right to hold those responsible to account. It says so beforehand by message or text; in urgent cases it may act first and say so afterwards.",
      ],
    },
    {
      title: "Third-party apps",
      clauses: [
        "The enterprise can connect its account with procurement, finance, office and other apps of its own or of third parties. The administrator authorises each connection, within the scope that the authorisation page names.",
        "Third-party apps are run by their providers, who answer for them. The enterprise judges their qualification, security and data handling before use; losses they cause are settled between the enterprise and the provider.",
        "The administrator can withdraw an app's authorisation at any time. From then on the app may no longer access the enterprise's data; what was completed before remains unaffected.",
        "Where a third-party app endangers the account, data or trade, the mall may cut off its access and informs the enterprise.",
      ],
    },
    {
      title: "Composition and effect",
      clauses: [
        "This agreement consists of this text, the sales terms, the privacy policy and the rules for enterprise members that the mall has published or will publish. All parts have the same legal force.",
        "The mall may revise this agreement when the law or its business requires, and publishes revisions at least seven days ahead. An enterprise that disagrees may stop using the account and ask for its cancellation before they take effect; going on using it means accepting them.",
        "This agreement takes effect on the day the administrator presses “I have read and agree” and ends when the enterprise account is cancelled or ended. Its end does not affect orders made before, nor liability for breach.",
        "The making, performance and disputes of this agreement are governed by the law of the People's Republic of China. The parties settle disputes amicably; failing that, either may bring the case before the competent people's court at the seat of the mall's operator.",
        "If a clause is found void, the others stay in force. This agreement is written in Chinese; texts in other languages are for reference only.",
      ],
    },
  ],
};
