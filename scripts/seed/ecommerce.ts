import { withMalayalam, paragraphs } from './outline.ts';
import type { CourseOutline } from './outline.ts';

export const ecommerce: CourseOutline = {
  title: 'Ecommerce Mastery',
  slug: 'ecommerce-mastery',
  summary: 'From a first idea to a shop on the web that earns its keep, with numbers you can check.',
  description: paragraphs(
    'Choose a model, find products you can stand behind, open a store and bring in the first buyers, a day at a time.',
    'Ecommerce Mastery is for people who want to sell on the web and do not know where to begin, and for shopkeepers who want customers beyond their street. In four days of lessons you choose a way of selling, find products and suppliers, set up a store, bring the first buyers and learn to read your own numbers. You need a phone and an hour a day; no earlier knowledge is asked for.',
  ),
  drawing: 'course-ecommerce',
  teachers: ['Meera Nair', 'Arun Joseph'],
  sessions: [
    {
      id: 'your-numbers',
      title: 'Your numbers, looked at together',
      startsAt: '2026-11-14T13:30:00.000Z',
      minutes: 90,
      link: '',
      recording: 'https://video.example/your-numbers',
    },
    {
      id: 'stock-for-vishu',
      title: 'Stock for Vishu: what to order, and when',
      startsAt: '2027-03-06T13:30:00.000Z',
      minutes: 60,
      link: 'https://meet.example/stock-for-vishu',
      recording: '',
    },
  ],
  category: 'ecommerce',
  level: 'All Levels',
  badge: 'Premium, Pro',
  price: 1999,
  originalPrice: 9999,
  duration: '1 Month',
  language: 'Malayalam',
  rating: 9.9,
  reviewCount: 3218,
  outcomes: [
    'Dropshipping, reselling and your own stock',
    'A store that works on a cheap phone',
    'A brand people remember',
    'Affiliate and social media marketing',
    'Interactive video lessons, one for each day',
    'A learning path that fits your pace',
    'Questions under each lesson, in Malayalam or English',
    'Live sessions with the instructors',
    'Hands-on assignments with your own product',
    'Sheets and checklists to keep',
    'A certificate when you finish',
  ],
  days: [
    {
      title: 'Foundations & Business Models',
      description:
        'Follow one order from the first click to the settled payment, and see who takes a share on the way. Then compare the ways to begin: your own stock, dropshipping, reselling and affiliate marketing. By evening you have chosen one, and you know what it will cost you.',
      drawing: 'category-store',
      topics: [
        'How a shop on the web earns its money',
        'Stock, dropshipping, reselling or affiliate',
        'Finding a niche close to home',
        'Working out the cost of one order',
      ],
    },
    {
      title: 'Product Sourcing & Store Setup',
      description:
        'Find suppliers who answer when something goes wrong, ask for samples, and get three promises in writing. In the second half we open the store: a front page a stranger understands, honest photographs, and the ways to pay that your customers already use.',
      drawing: 'category-sourcing',
      topics: [
        'Suppliers you can rely on',
        'The papers and registrations you need',
        'Setting the store up, page by page',
        'Payments, delivery and returns',
      ],
    },
    {
      title: 'Brand Development & Marketing',
      description:
        'A brand is what people say about you when you are out of the room. Give yours a name, a promise and a look, and then bring in the first hundred visitors: with search, with social media, and with a small advertisement whose result you can measure.',
      drawing: 'category-brand',
      topics: [
        'A name and a promise people remember',
        'Product photographs with a phone',
        'Social media that leads to orders',
        'A first advertisement on a small budget',
      ],
    },
    {
      title: 'Scaling & Optimization',
      description:
        'More orders are only better when each one pays. Learn which four numbers to look at every week, how to lift the share of visitors who buy, and what to hand over first, to a person or to a program, when the day gets too short.',
      drawing: 'category-scale',
      topics: [
        'Four numbers to read every week',
        'Turning more visitors into buyers',
        'Customers who come back',
        'Handing work over, step by step',
      ],
    },
  ],
  categories: [
    {
      title: 'Foundations & Business Models',
      description:
        'How money is made online, the four ways to begin, and whether your idea can pay for itself.',
      drawing: 'category-store',
      duration: '4 days',
      lessons: [
        {
          title: 'How a shop on the web earns its money',
          description:
            'Follow one order from the first click to the settled payment and see who takes a share on the way. ' +
            'We compare a store of your own with selling on a marketplace, and with orders that arrive in a chat. ' +
            'By the end you can draw the path of your own first order on a single sheet.',
          topics: [
            'The path of an order',
            'Own store, marketplace or chat',
            'Who earns at each step',
            'What customers pay for',
          ],
          video: 'businessModels',
        },
        {
          title: 'Choosing your model: stock, dropshipping, reselling or affiliate',
          description:
            'Each model trades money against control. Holding stock costs more and ships faster; dropshipping needs little ' +
            'cash but leaves quality to somebody else; reselling lives on trust; affiliate work lives on an audience. ' +
            'A short table of questions helps you pick the one that fits your savings, your time and your patience.',
          topics: [
            'Holding your own stock',
            'Dropshipping without illusions',
            'Reselling through a circle',
            'Affiliate marketing',
            'Changing model later',
          ],
          video: 'businessPlans',
        },
        {
          title: 'Finding a niche close to home',
          description:
            'A small shop wins by knowing one group of people better than anyone. We look for problems that people around ' +
            'us already pay to solve, from banana chips for families abroad to uniforms for a single school. ' +
            'You leave with three candidates and a way to test each within a week.',
          topics: [
            'Problems people already pay for',
            'Products Kerala is known for',
            'Buyers far from home',
            'A one-week test',
          ],
          video: 'ventureIdea',
        },
        {
          title: 'Numbers before money',
          description:
            'A product that sells well can still lose money on every parcel. Work out what one order really costs, with ' +
            'packing, delivery, payment fees, returns and advertising in it, before you buy any stock. ' +
            'The sheet from this lesson stays with you for the whole course.',
          topics: [
            'Cost of one order',
            'Contribution and margin',
            'What a return costs',
            'Break-even in orders a month',
          ],
          video: 'projections',
          duration: '60 minutes',
          task:
            'Fill in the sheet for one product of your own, and write here what it says: the price, every cost of one order, what is ' +
            'left, and how many orders a month you need before you earn anything. The address of a shared sheet will do, too.',
        },
      ],
    },
    {
      title: 'Product Sourcing & Store Setup',
      description:
        'Suppliers you can rely on, the papers you need, and a store that is ready for a stranger.',
      drawing: 'category-sourcing',
      duration: '4 days',
      lessons: [
        {
          title: 'Suppliers you can rely on',
          description:
            'The best supplier is the one who answers when something goes wrong. Learn where to look, from a weaver in ' +
            'Chendamangalam to a wholesaler in Kochi, how to ask for samples, and which three promises to get in writing. ' +
            'We close with a scorecard that makes two suppliers comparable.',
          topics: [
            'Where to look',
            'Asking for samples',
            'Minimum orders and lead time',
            'A supplier scorecard',
          ],
          video: 'marketingAndSales',
        },
        {
          title: 'Papers, names and permissions',
          description:
            'A sole proprietorship, a partnership or a company: what changes for you, and what it costs to change later. ' +
            'We go through the registrations that online sellers meet most often, and what food, cosmetics and toys need on ' +
            'top. It is a map, not legal advice: you end with the questions to take to an accountant.',
          topics: [
            'Forms of business',
            'GST and invoices',
            'Food and product licences',
            'Trade names and trademarks',
          ],
          video: 'legalIssues',
          quiz: {
            required: true,
            passMark: 75,
            tries: 3,
            shuffled: false,
            questions: [
              {
                kind: 'single',
                text: 'A shop with one owner and no partner is most simply begun as ...',
                options: [
                  withMalayalam({ text: 'a sole proprietorship', right: true }, { text: 'പ്രൊപ്രൈറ്റർഷിപ്പ്' }),
                  withMalayalam({ text: 'a partnership', right: false }, { text: 'പാർട്ണർഷിപ്പ്' }),
                  withMalayalam({ text: 'a private company', right: false }, { text: 'പ്രൈവറ്റ് കമ്പനി' }),
                ],
                explanation:
                  'It needs no deed and no shareholders. It can become a company later, at a price.',
                translations: {
                  ml: {
                    text: 'ഒരാൾ മാത്രം ഉടമയായ, പങ്കാളിയില്ലാത്ത കട ഏറ്റവും എളുപ്പം തുടങ്ങാവുന്നത് എങ്ങനെ?',
                    explanation: 'ഇതിനു കരാറും ഓഹരിയുടമകളും വേണ്ട. പിന്നീട് കമ്പനിയാക്കാം, അതിനു ചെലവുണ്ട്.',
                  },
                },
              },
              {
                kind: 'true-false',
                text: 'A packet of banana chips made at home has to show an FSSAI number.',
                options: [
                  withMalayalam({ text: 'True', right: true }, { text: 'ശരി' }),
                  withMalayalam({ text: 'False', right: false }, { text: 'തെറ്റ്' }),
                ],
                explanation:
                  'Food does, however small the kitchen. For a small one the registration is enough.',
                translations: {
                  ml: {
                    text: 'വീട്ടിലുണ്ടാക്കിയ കായ ഉപ്പേരിയുടെ പാക്കറ്റിൽ FSSAI നമ്പർ വേണം.',
                    explanation: 'ഭക്ഷണസാധനമാണെങ്കിൽ വേണം, അടുക്കള എത്ര ചെറുതായാലും. ചെറിയ അടുക്കളയ്ക്ക് രജിസ്ട്രേഷൻ മതി.',
                  },
                },
              },
              {
                kind: 'multiple',
                text: 'What stands on an invoice with GST?',
                options: [
                  withMalayalam(
                    { text: 'The GST number of the seller', right: true },
                    { text: 'വിൽക്കുന്നയാളുടെ GST നമ്പർ' },
                  ),
                  withMalayalam(
                    { text: 'The number and the day of the invoice', right: true },
                    { text: 'ഇൻവോയ്സിന്റെ നമ്പറും തീയതിയും' },
                  ),
                  withMalayalam(
                    { text: 'What the goods cost the seller', right: false },
                    { text: 'സാധനത്തിനു വിൽക്കുന്നയാൾ കൊടുത്ത വില' },
                  ),
                  withMalayalam(
                    { text: 'The tax, apart from the price', right: true },
                    { text: 'വിലയിൽനിന്നു വേറെയായി നികുതി' },
                  ),
                ],
                explanation: 'What you paid for the goods is nobody’s business but yours.',
                translations: {
                  ml: {
                    text: 'GST ഉള്ള ഇൻവോയ്സിൽ എന്തൊക്കെ വേണം?',
                    explanation: 'സാധനം എത്ര കൊടുത്തു വാങ്ങി എന്നത് നിങ്ങൾ മാത്രം അറിഞ്ഞാൽ മതി.',
                  },
                },
              },
              {
                kind: 'text',
                text: 'What do you register so that nobody else sells under the name of your shop? One word.',
                accepted: ['trademark', 'a trademark', 'trade mark'],
                explanation: 'The trade name at the local body does not keep others from using it.',
                translations: {
                  ml: {
                    text: 'കടയുടെ പേരിൽ മറ്റാരും വിൽക്കാതിരിക്കാൻ എന്താണ് രജിസ്റ്റർ ചെയ്യേണ്ടത്? ഒറ്റ വാക്ക്.',
                    accepted: ['ട്രേഡ്മാർക്ക്', 'ട്രേഡ് മാർക്ക്', 'വ്യാപാരമുദ്ര'],
                    explanation:
                      'തദ്ദേശസ്ഥാപനത്തിൽ കടയുടെ പേര് രജിസ്റ്റർ ചെയ്തതുകൊണ്ടു മാത്രം മറ്റുള്ളവർ അത് ഉപയോഗിക്കാതിരിക്കില്ല.',
                  },
                },
              },
            ],
          },
        },
        {
          title: 'Opening the store',
          description:
            'Set up a store that a stranger understands in ten seconds: a clear front page, honest photographs, plain ' +
            'delivery terms and a phone number that works. We build it in the order a customer meets it, and test it on a ' +
            'cheap phone with a slow connection, because that is where most visitors will see it.',
          topics: [
            'The front page',
            'Photographs with a phone',
            'Product pages',
            'Policies in plain words',
            'Testing on a small screen',
          ],
          video: 'onlineMarkets',
          duration: '75 minutes',
        },
        {
          title: 'Payments, parcels and cash on delivery',
          description:
            'Offer the ways of paying that your buyers trust, and know what each of them costs you. We compare couriers for ' +
            'a parcel within Kerala and one to Delhi, and look at how a confirmation message cuts refused deliveries. ' +
            'The video for this day is being recorded; the notes and the checklist are complete.',
          topics: [
            'UPI, cards and cash on delivery',
            'Choosing couriers',
            'Packing that survives the monsoon',
            'Refused parcels',
          ],
        },
      ],
    },
    {
      title: 'Brand Development & Marketing',
      description: 'A name people remember, pages that answer questions, and the first hundred customers.',
      drawing: 'category-brand',
      duration: '4 days',
      lessons: [
        {
          title: 'A name and a promise',
          description:
            'A brand is what people expect when they see your name. Choose a name that can be said on the phone in Malayalam ' +
            'and typed in English, and put your promise into one sentence that a competitor could not sign. ' +
            'Colours and logo come after that, not before.',
          topics: [
            'One promise, one sentence',
            'Names that travel',
            'Checking that a name is free',
            'Tone of voice',
          ],
          video: 'marketingAndSales',
        },
        {
          title: 'Product pages that answer questions',
          description:
            'People hesitate for good reasons: size, quality, delivery, trust. Write pages that answer those questions in the ' +
            'order they arise, and let photographs and reviews do the convincing. ' +
            'We rewrite one weak page together, line by line.',
          topics: [
            'What stops a buyer',
            'Titles and first lines',
            'Reviews you can ask for',
            'Comparing without belittling',
          ],
          video: 'consumers',
        },
        {
          title: 'Pricing and offers that still earn',
          description:
            'A discount is the most expensive advertisement there is. Learn when a bundle, a gift or free delivery does more ' +
            'than a lower price, and how Onam and Vishu offers can bring new customers without teaching them to wait. ' +
            'Bring your sheet from day four of the first category.',
          topics: [
            'Price and perceived value',
            'Bundles and free delivery',
            'Festival offers',
            'When to raise a price',
          ],
          video: 'priceDiscrimination',
        },
        {
          title: 'Your first hundred customers',
          description:
            'The first orders come from people, not from algorithms. Plan a launch through your own contacts, a status ' +
            'message, two local groups and one partner who already serves your buyers. ' +
            'You write every message in this lesson, so that launch day is only a matter of sending.',
          topics: [
            'A launch list',
            'Messages people forward',
            'Partners with the same buyers',
            'Asking for a referral',
          ],
          video: 'ventureIdea',
        },
      ],
    },
    {
      title: 'Scaling & Optimization',
      description: 'Read the figures, keep the customers you have, and grow at a pace that you can pay for.',
      drawing: 'category-scale',
      duration: '4 days',
      lessons: [
        {
          title: 'Reading the figures of your store',
          description:
            'Five figures tell you how the shop is doing: visitors, conversion, average order, returns and repeat buyers. ' +
            'Learn where to find each of them, what a normal week looks like, and which one to work on first. ' +
            'Everything else on the dashboard can wait.',
          topics: [
            'Five figures a week',
            'Conversion and its leaks',
            'Average order value',
            'A one-page report',
          ],
          video: 'analytics',
        },
        {
          title: 'Customers who come back',
          description:
            'Selling again to a happy customer costs a fraction of finding a new one. Set up three messages that are sent at ' +
            'the right moment: after delivery, when a product should be running out, and before a festival. ' +
            'Then handle one complaint so well that it becomes a recommendation.',
          topics: [
            'After the delivery',
            'Reorder reminders',
            'A complaint handled well',
            'Loyalty without points',
          ],
          video: 'marketingAndSales',
        },
        {
          title: 'Money to grow with',
          description:
            'Growth eats cash before it returns any. Compare supplier credit, savings, a bank loan and a partner, and see what ' +
            'each of them asks for in return. You prepare the one page of figures that every lender wants to see first.',
          topics: ['Why growth needs cash', 'Supplier credit', 'Loans and schemes', 'What a partner expects'],
          video: 'financing',
        },
        {
          title: 'A plan for the next ninety days',
          description:
            'Put everything into a plan that fits on a page: one goal, three projects, a budget and a date on which you stop ' +
            'and look. Share it with your group in the community and tell them what you will have finished by the end of ' +
            'the month. A plan that somebody else has read is twice as likely to happen.',
          topics: ['One goal', 'Three projects', 'A budget you can lose', 'The day you look back'],
          video: 'businessPlans',
        },
      ],
    },
  ],
};
