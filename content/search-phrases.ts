/**
 * What people type when they need a page, by document: everyday words, as people spell them. They are the
 * first values of the field “What people search for”.
 */
const PHRASES: Readonly<Record<string, string>> = {
  "service-ai-chatbot-development":
    "chatbot trained on our documents, custom chatbot, chat gpt for my business, gpt bot, ai assistant, knowledge base bot, answer questions from our manuals, llm, internal help desk bot, train ai on our data, robot that answers customers, rag, something like chatgpt, bot that knows our prices, copilot for staff, policy manual, answers from our own files",
  "service-whatsapp-chatbot":
    "whatsapp bot, auto reply on whatsapp, whatsapp business automation, take bookings by whatsapp, missed calls after hours, answer messages at night, whatsapp api, customers text us, appointment booking bot, tradie bot, reply when we are on site, text message replies, sms bot, reply while I'm on the tools, customers message after hours",
  "service-website-chatbot":
    "live chat, chat widget, chat bubble on my website, website bot, answer website visitors, capture enquiries after hours, 24/7 chat, faq bot, qualify visitors, chat on our site, support chat, intercom, tidio, drift, zendesk chat, tawk, chat box, visitors leave without asking",
  "service-facebook-chatbot":
    "messenger bot, facebook messenger automation, auto reply on facebook, answer facebook comments, facebook page bot, fb bot, reply to page messages, comment to message, facebook inbox, click to messenger ads, manychat, messages on our page, people message the page at night",
  "service-instagram-chatbot":
    "instagram bot, insta bot, auto reply to instagram dms, instagram dm automation, answer direct messages, story replies, ig bot, comments to dm, sell in instagram messages, stock questions on instagram, manychat, people dm us, how much is this comments",
  "service-whatsapp-catalog-product-showcase":
    "whatsapp catalogue, whatsapp shop, sell on whatsapp, whatsapp product list, show products in whatsapp, take orders by whatsapp, whatsapp cart, mobile catalogue, whatsapp store, share my range by phone, menu in whatsapp, customers order by message, whatsapp ordering",
  "service-hr-automation":
    "recruitment, recruiting, hiring new staff, onboarding, staff paperwork, leave requests, rosters, screen applicants, sort resumes, cv screening, hr software, human resources, job applications, employee forms, too many applicants, employment hero, deputy, new starters, staff induction, timesheets, holiday requests, payslip questions, hr paperwork",
  "service-voice-ai":
    "answer the phone, phone bot, ai receptionist, virtual receptionist, missed calls, call answering, nobody picks up the phone, voice bot, phone answering service, voicemail to text, ai phone agent, calls after hours, voice assistant, nobody rings us back, phone rings out, front desk, reception, phones ring all day, call centre, ivr",
  "service-ecommerce-automation":
    "automate my online shop, order processing, stock updates, abandoned carts, inventory sync, connect shop to accounting, xero and shopify, returns, shipping labels, too much manual work in my store, automate orders, online store automation, myob, auspost, australia post labels, print shipping labels, oversold stock, typing orders in twice, two warehouses, refunds",
  "service-ai-lead-scoring":
    "which leads to call first, leads, more leads, rank enquiries, sales pipeline, qualify leads, hot leads, lead quality, time wasters, prioritise prospects, sales leads, find serious buyers, lead score, tyre kickers, which quotes to chase first, which enquiries are worth it, sales team wasting time, chase first",
  "service-ai-email-response":
    "answer emails, email, too many emails, inbox overload, auto reply email, draft email replies, email assistant, support inbox, customer emails, shared mailbox, sort my inbox, reply faster, drowning in emails, same questions by email, zendesk, help desk replies, hundreds of emails",
  "service-ai-video-avatar-creation":
    "talking head video, ai presenter, video without filming, digital twin, avatar, synthetic video, training videos, video spokesperson, ai video, camera shy, explainer video, clone my face, synthesia, heygen, induction videos, virtual presenter, talking head",
  "service-tiktok-clone":
    "app like tiktok, short video app, make a video app, tik tok app, video sharing app, vertical video app, reels app, video feed app, build my own tiktok, creator app, video app like reels, scroll videos, live stream app",
  "service-uber-clone":
    "app like uber, taxi app, ride app, ride sharing app, rideshare, driver app, delivery app, courier app, book a driver, food delivery app, uber for, cab booking, fleet app, the uber thing, app like doordash, app like didi, like menulog, transport app, pick up passengers, drivers and passengers, dispatch app, courier tracking, volunteers driving, airtasker",
  "service-facebook-clone":
    "app like facebook, social network, community app, members app, private social network, club app, groups and friends app, build a social media site, online community, social app, dating app, chat app, forum, like reddit, like discord, tinder, dating, neighbourhood app, parents group app, fan community, people connect",
  "service-instagram-clone":
    "app like instagram, photo sharing app, photo app, picture feed app, stories app, build an instagram, image sharing, photographers app, influencer app, visual social app, dating app, chat app, forum, like pinterest, share photos, portfolio sharing app",
  "service-linkedin-clone":
    "app like linkedin, professional network, job board, job portal, jobs site, networking app, alumni network, industry directory, recruiting platform, members directory, careers site, like seek, like indeed, recruiters and candidates, mentors, job seekers",
  "service-airbnb-clone":
    "app like airbnb, holiday rental site, booking marketplace, short stay platform, accommodation booking, rental marketplace, bed and breakfast bookings, two sided marketplace, venue hire marketplace, host and guest app, like stayz, like booking.com, farm stays, rent out rooms, caravans, camp sites, hire out spaces, share storage",
  "service-content-writing-blog-management":
    "blog articles written, blog posts, write my blog, content writer, copywriting, articles, seo content, seo articles, website text, web copy, someone to write, newsletter articles, ghostwriter, rank on google with content, seo, write posts for our website, keep our blog going, fresh content, writer every month, words for our website, blogs",
  "service-email-newsletter-setup-design":
    "newsletter, mailchimp, email marketing, email campaign, email blast, mailing list, edm, email template, klaviyo, email, send offers to customers, e-newsletter, mail out, monthly specials, email our regulars, keep in touch with customers, campaign monitor, weekly email, specials email, mailouts, loyalty emails",
  "service-lead-capture-crm-automation":
    "more leads, i need more leads, leads, lead generation, crm, hubspot, follow up enquiries, enquiry form to crm, lose track of enquiries, sales follow up, contact forms, pipedrive, zoho, customer database, get more enquiries, more customers, forget to follow up, chase quotes, after quoting, customers in a spreadsheet, keap, enquiries slip through, lost enquiries, follow people up, not enough work coming in, phone never rings, get more jobs, more business",
  "service-website-design":
    "new website, redesign my website, my website looks old, outdated website, web design, homepage design, web designer, website refresh, modern website, site redesign, brochure website, small business website, web page, sick of wix, squarespace, canva, facelift, look more professional, ugly website, new look, hard to use on a phone, proper site",
  "service-mobile-app-design":
    "app design, app for my business, app mockup, app screens, iphone app design, android app design, app prototype, figma app, app wireframe, design an app, app idea, app look and feel, mobile ui, draw up my app idea, app concept, pitch an app to investors, clickable prototype",
  "service-logo-brand-identity-design":
    "logo, new logo, branding, rebrand, business cards, letterhead, brand colours, brand guidelines, style guide, company identity, ute signage, uniforms, signage, corporate identity, graphic design, flyer, stationery, canva logo, brand kit, shirts and caps, shop sign, name badge, van signwriting, fonts and colours, menu design, brochures",
  "service-shopify-store-setup":
    "shopify, online shop, online store, ecommerce, e-commerce website, sell online, web shop, shopify website, start selling online, shopify expert, set up a store, sell products, shopping cart, dropshipping, sell my products, etsy, bigcommerce, move from etsy, sell my candles, take payments online, sell jewellery online, sell clothes online, afterpay, webshop, merch store",
  "service-woocommerce-setup":
    "woocommerce, woo commerce, wordpress shop, wordpress store, ecommerce, online store on wordpress, online shop, add a shop to my website, sell from wordpress, wordpress ecommerce, sell online, shop plugin, add a cart, sell on my wordpress site, checkout on wordpress, products on wordpress",
  "service-product-uploading":
    "upload products, product listing, add products to my shop, bulk upload, product data entry, load stock online, product descriptions, csv import, product photos, ecommerce listings, catalogue upload, amazon listings, ebay listings, list my products, put products on the site, load my range, spreadsheet of products, tidy up listings, size and colour variants, hundreds of products, supplier spreadsheet",
  "service-react-developer":
    "react, reactjs, react js, frontend dev, front end developer, front-end programmer, javascript developer, hire a react developer, web app developer, ui developer, react programmer, front end help, interface programmer, single page app",
  "service-flutter-developer":
    "flutter, app developer, mobile developer, dart, cross platform app, iphone and android app, hire an app developer, mobile app programmer, build an app, one app for both phones, someone to build my app, phone app programmer, app on both phones, app coder",
  "service-nodejs-developer":
    "node, nodejs, node js, backend dev, back end developer, api developer, server side javascript, express developer, hire a node developer, backend programmer, real time server, express js, connect two systems, integrate an api, server programmer, integrations",
  "service-python-developer":
    "python, django, data scripts, automation scripts, python programmer, hire a python developer, fastapi, flask, scraping, backend dev, web scraping, reporting scripts, automate a spreadsheet, excel automation, scrape prices, crunch numbers, data cleaning, repetitive reports, pull data",
  "service-ui-ux-designer":
    "ux designer, ui designer, figma designer, product designer, user experience, hire a designer, interface designer, wireframes, usability, prototype, app designer by the month, user interface, make our software easier, confusing screens, customers can't find the button, checkout too confusing",
  "service-ai-engineer":
    "ai developer, machine learning, llm developer, openai developer, chatgpt developer, artificial intelligence expert, hire an ai expert, ml engineer, ai programmer, langchain, ai consultant, prompt engineer, connect openai to our software, llms and rag, put ai in our product, add ai to our app, ai integration",
  "service-instagram-marketing":
    "instagram posts, instagram, grow my instagram, instagram followers, reels, insta marketing, instagram account management, ig marketing, instagram stories, instagram content, more followers, instagram ads, post on instagram for me, instagram for my cafe, nice photos for insta, pretty feed, influencer",
  "service-tiktok-marketing":
    "tik tok, tiktok, tik tok marketing, tiktok videos, go viral, grow on tiktok, tiktok account, tiktok ads, short videos for my business, tiktok content, young customers, someone to run our tiktok, get on tiktok, tik toks, dance videos, young people",
  "service-social-media-management":
    "social media, run my socials, someone to post for me, facebook posts, social media posts, content calendar, manage facebook and instagram, community management, social media manager, posting, socials, social media marketing, no time for social media, hootsuite, buffer, someone to do our socials, post every week, haven't posted in months, fb and insta, reply to comments",
  "service-google-business-profile-optimization":
    "google maps, google my business, local seo, show up on google, not on google maps, google reviews, google listing, google profile, near me searches, found on google, seo, rank higher locally, map pack, more reviews, nobody finds us on google, wrong opening hours on google, bad reviews, one star review, google ranking, competitors show up first, business listing, near me, on the first page of google, map pin",
  "service-video-ads-social-media":
    "video ads, facebook video ad, promo video, ad video, commercial, advertising video, social video, edit our videos, video production, reels ads, youtube ads, advert, promotional video, short ad clips, short ad, clips for ads, ad for facebook, film an ad, reel ads, video for instagram",
  "service-custom-website-development":
    "custom website, build a website, website built from scratch, web development, web developer, web app, web portal, customer portal, booking system website, members area, custom software, programmer, website with login, bespoke website, client portal, website from scratch, quote calculator, members login, member login, cheap webpage, simple website, real estate website, job management portal, intranet",
  "service-landing-page-ad-funnel-setup":
    "landing page, google ads, facebook ads, adwords, ppc, advertising, sales funnel, campaign page, lead page, run ads, paid ads, more leads, get more enquiries, squeeze page, sales page, ads not working, pay per click, clickfunnels, unbounce, one page website, one pager, promo page, sign up page, event page, wasting money on ads, google ads not working, campaign for a launch",
  "service-online-booking-system-integration":
    "appointments, online booking, booking system, bookings, calendar booking, schedule appointments, book a table, reservations, book online, calendly, appointment scheduling, salon booking, deposits for bookings, no shows, reminders by text, class bookings, fresha, timely, square appointments, mindbody, acuity, people ring to book, no-shows, book classes, hairdresser bookings, patients book online, double bookings, table bookings",
  "service-wordpress-maintenance":
    "wordpress updates, wordpress support, fix my wordpress site, website maintenance, website care, plugin updates, wordpress backup, my site is down, site broken, slow website, wordpress help, keep my site up to date, look after my website, website is slow, speed up my site, white screen, site crashed, wordpress is out of date, website guy disappeared, small changes to my website, contact form stopped working, monthly website support",
  "service-shopify-maintenance":
    "shopify support, shopify help, fix my shopify store, shopify updates, shopify changes, store maintenance, shopify theme fixes, shopify bugs, look after my shop, online store help, shopify apps broken, shop speed, checkout not working, change things on my shopify, theme broke, monthly help with our store, shopify is slow",
  "service-web-hosting-setup":
    "hosting, web hosting, domain, domain name, ssl, https, certificate, move my website, migrate hosting, server, dns, not secure warning, website host, cloud hosting, change hosts, padlock, cpanel, godaddy, crazy domains, ventraip, siteground, register a name, dot com au, com.au, move host, site offline, hosting expired",
  "service-email-hosting-setup":
    "business email, email address with my domain, google workspace, gsuite, microsoft 365, office 365, outlook, email hosting, email, professional email, set up email, emails go to spam, mailboxes, email not working, move from gmail, info@ address, email at my own business name, stop using gmail, shared mailbox, hotmail, new staff email accounts, dkim, spf",
  "service-website-security-audit":
    "my site was hacked, hacked, hacked website, malware, virus on my website, security check, website security, penetration test, is my website safe, vulnerability scan, google says my site is dangerous, spam from my site, cyber security, suspicious logins, security audit, data breach, leaked data, patient details, credit card details safe, ransomware, pop ups on my site, redirects to a dodgy site, someone broke in, password stolen, blacklisted",

  "sectionPage-ai-services":
    "ai, artificial intelligence, automation, automate my business, ai for small business, save time with ai, machine learning, ai agents, ai tools, use ai in my company, ai consulting, automate repetitive work, do more with fewer staff, save hours every week, boring tasks",
  "sectionPage-app-clones":
    "clone app, app like, make an app for my business, copy of an app, ready made app, app clones, build an app, white label app, app development, start up app, make an app, clone script, existing app idea, dating app, i have an app idea, startup idea, marketplace app, app for a club, how much to make an app",
  "sectionPage-blog":
    "blog, articles, news, guides, how much does it cost, tips, reading, case studies, cost guides, prices explained, advice, learn",
  "sectionPage-hire-resources":
    "hire, hire a developer, developers for hire, contractor, freelancer, staff augmentation, programmer, outsource, dedicated developer, remote developer, extra hands, extend my team, hire designers, team members, dev team, developer for a few months, borrow a developer, spare developer, temp, short term, part time developer, offshore team, coders",
  "sectionPage-portfolio":
    "portfolio, examples, past work, projects, your work, case studies, success stories, previous clients, show me your work, samples, what have you built, references, stuff you made before, stuff you've made, made before, who have you worked with, show me websites you did, your clients, before and after",
  "sectionPage-services":
    "services, all services, price list, prices, pricing, rate card, what do you do, packages, full list, catalogue, everything you offer, how much, list of prices, how much do you charge, what can you do, rates, charges, costs",
  "sectionPage-social-media":
    "social media, social media marketing, socials, facebook, youtube, smm, social packages, social media agency, grow my audience, followers, social media prices, online presence, which social media should i use, advertise on social, social media help",
  "sectionPage-ui-ux-design":
    "ui design, ux design, ui ux, interface design, user experience, design packages, product design, usability, prototypes, wireframes, figma, design my software, make it easier to use, easy to use, confusing website",

  "designPage-mobile-app":
    "app design, mobile ui, iphone app design, android app design, app screens, app prototype, design for phones, tablet app, mobile ux, app store screenshots",
  "designPage-saas":
    "saas design, dashboard design, software design, onboarding screens, subscription software, product ux, admin panel design, b2b software, platform design, users leave, churn",
  "designPage-web-app":
    "web app design, portal design, dashboard, internal tool design, business software design, admin screens, workflow software, intranet, tables and forms, back office",
  "designPage-website":
    "website design packages, web page design, homepage design, website layout, website ux, site structure, website wireframe, figma website, design before building, website mockup",
  "platformPage-facebook":
    "facebook marketing, facebook page, facebook posts, facebook ads, fb, fb ads, facebook groups, boost posts, local facebook, manage our facebook page, facebook for tradies, local facebook groups, more likes",
  "platformPage-instagram":
    "instagram marketing, instagram, ig, reels, instagram packages, instagram growth, insta, instagram grid, hashtags, instagram management",
  "platformPage-linkedin":
    "linkedin marketing, linkedin, linkedin posts, b2b marketing, b2b leads, professional audience, thought leadership, company page, linkedin ads, business to business, known as experts, corporate clients, win corporate work, personal brand, reach executives, reach businesses",
  "platformPage-tiktok":
    "tiktok marketing, tik tok, tiktok packages, tiktok growth, short videos, viral videos, tiktok videos, tiktok management, trends, gen z",
  "platformPage-youtube":
    "youtube, youtube marketing, youtube channel, you tube, video channel, subscribers, edit youtube videos, youtube ads, grow my channel, thumbnails, video seo, how to videos, video views, film how to",
  aboutPage:
    "about us, who are you, team, company, where are you based, abn, agency, your story, who runs it, why you, are you australian, aussie company, local company, are you real, trust you, who am i dealing with, overseas or here",
  contactPage:
    "contact, phone number, telephone, call you, email address, address, opening hours, talk to a person, get in touch, location, office, support, ring you, call me back, speak to someone, where are you, visit you, email you",
  "page-privacy":
    "privacy, privacy policy, personal data, cookies, data protection, my information, tracking, delete my data, gdpr, legal, sell my data, what do you do with my details, who sees my details",
  "page-sample-quote":
    "sample quote, quote, example quote, quotation, estimate, proposal, what does a quote look like, gst, terms, invoice, what's in a quote, what would you charge me for, how do you quote",
  "page-sample-report":
    "sample report, monthly report, report, results, analytics, statistics, what do you report, reporting, metrics, kpi, what would i get each month, show results, is it working, proof it works, what you send each month",

  "role-ai-engineer":
    "ai developer, llm, openai, chatgpt, ai programmer, generative ai, rag, langchain, ai expert, prompt engineer",
  "role-machine-learning-engineer":
    "ml engineer, machine learning, deep learning, pytorch, tensorflow, predictions, recommender, computer vision, model training, data scientist",
  "role-chatbot-developer":
    "chatbot programmer, bot developer, dialogflow, whatsapp bot developer, conversational ai, messenger bot, chat developer, voice bot, bot builder, botpress",
  "role-data-engineer":
    "data pipeline, etl, data warehouse, snowflake, bigquery, airflow, dbt, big data, move data between systems, spark",
  "role-data-analyst":
    "data analysis, excel, reports, spreadsheets, sql, numbers, dashboards, insights, statistics, google analytics, make sense of our numbers, sales reports, sales figures",
  "role-power-bi-developer":
    "power bi, powerbi, microsoft reports, dashboards, dax, business intelligence, bi developer, management reports, kpi dashboard, excel to power bi, live sales dashboard, reports for the boss",
  "role-nodejs-developer":
    "node, nodejs, node js, javascript backend, express, nestjs, api developer, server developer, backend dev, typescript backend",
  "role-python-developer":
    "python, django, flask, fastapi, scripts, scraping, backend dev, python programmer, automation, pandas",
  "role-laravel-developer":
    "laravel, php, php developer, php programmer, symfony, eloquent, livewire, backend dev, old php site, web developer php",
  "role-dotnet-developer":
    "dotnet, .net, c#, c sharp, asp.net, microsoft developer, net core, blazor, csharp, windows software",
  "role-java-developer":
    "java, spring, spring boot, java programmer, enterprise software, jvm, hibernate, backend java, kotlin backend, java microservices",
  "role-go-developer":
    "golang, go, go programmer, microservices, fast backend, grpc, concurrency, go lang, cloud backend, high traffic",
  "role-devops-engineer":
    "devops, docker, kubernetes, ci cd, deployment, pipelines, terraform, servers, infrastructure, release automation",
  "role-aws-engineer":
    "aws, amazon web services, cloud engineer, lambda, ec2, s3, cloud migration, cloud costs, aws architect, serverless",
  "role-azure-engineer":
    "azure, microsoft cloud, cloud engineer, azure devops, entra, active directory, azure migration, office 365 integration, microsoft azure, cloud architect",
  "role-site-reliability-engineer":
    "sre, uptime, monitoring, on call, outages, incidents, site keeps going down, reliability, grafana, performance",
  "role-database-administrator":
    "dba, database, sql server, postgres, mysql, oracle, slow queries, backups, database admin, mongodb, database crashed, move our database",
  "role-copywriter":
    "copywriter, writer, web copy, ad copy, sales copy, slogans, website text, product descriptions, words for my site, copywriting",
  "role-technical-writer":
    "documentation, manuals, user guides, api docs, help articles, technical writing, instructions, knowledge base, release notes, docs writer",
  "role-content-strategist":
    "content strategy, content plan, content marketing, editorial calendar, topics, content audit, what to write about, content planner, content lead, messaging",
  "role-video-editor":
    "video editing, edit videos, premiere, after effects, cut footage, youtube editor, subtitles, colour grading, da vinci, video post production",
  "role-short-form-video-producer":
    "reels, shorts, tiktok videos, short videos, ugc, vertical video, video producer, clips, social video, film for social media",
  "role-ui-ux-designer":
    "ux designer, ui designer, figma, interface designer, user experience, wireframes, prototypes, app designer, web designer, usability",
  "role-product-designer":
    "product designer, design systems, end to end design, feature design, figma, saas designer, app designer, user flows, product ux, senior designer",
  "role-ux-researcher":
    "user research, usability testing, interviews, surveys, user testing, customer research, personas, ux research, test with users, feedback",
  "role-graphic-designer":
    "graphic design, flyers, brochures, posters, photoshop, illustrator, banners, print design, business cards, signage, canva, social tiles, catalogue layout, menus, print ads",
  "role-brand-designer":
    "branding, logo designer, brand identity, style guide, rebrand, brand guidelines, visual identity, packaging, logo, corporate design",
  "role-motion-designer":
    "animation, motion graphics, after effects, animated logo, lottie, explainer animation, animator, moving graphics, 2d animation, animated ads",
  "role-shopify-developer":
    "shopify developer, shopify theme, liquid, shopify app, shopify programmer, store developer, shopify plus, hydrogen, custom shopify, ecommerce developer",
  "role-wordpress-developer":
    "wordpress developer, wordpress programmer, wp, plugins, elementor, gutenberg, wordpress theme, woocommerce developer, php, custom wordpress",
  "role-adobe-commerce-developer":
    "magento, magento developer, magento 2, adobe commerce, magento programmer, large online shop, ecommerce developer, magento upgrade, b2b shop, magento extension",
  "role-webflow-developer":
    "webflow, no code website, webflow designer, webflow cms, webflow expert, webflow site, webflow interactions, webflow migration, webflow ecommerce, visual builder",
  "role-headless-cms-developer":
    "headless cms, sanity, contentful, strapi, storyblok, cms developer, jamstack, sanity developer, content api, structured content",
  "role-catalogue-specialist":
    "product data, catalogue, upload products, product listings, data entry, sku, product information, marketplace listings, pim, ecommerce assistant",
  "role-react-developer":
    "react, reactjs, react js, frontend dev, front end developer, javascript developer, redux, ui developer, typescript, react programmer",
  "role-nextjs-developer":
    "nextjs, next js, vercel, react framework, server components, frontend dev, next developer, ssr, fast website developer, app router",
  "role-vuejs-developer":
    "vue, vuejs, vue js, nuxt, frontend dev, front end developer, javascript developer, vue programmer, pinia, single page app",
  "role-angular-developer":
    "angular, angularjs, frontend dev, typescript, rxjs, enterprise frontend, google framework, front end developer, single page app, angular programmer",
  "role-svelte-developer":
    "svelte, sveltekit, frontend dev, front end developer, lightweight frontend, javascript developer, svelte programmer, small bundles, svelte kit, ui developer",
  "role-html-css-developer":
    "html, css, frontend dev, markup, slice a design, psd to html, email templates, landing page coder, tailwind, responsive",
  "role-full-stack-typescript-developer":
    "full stack, fullstack, typescript, full stack developer, javascript full stack, mern, web app developer, front and back end, all rounder, trpc",
  "role-ruby-on-rails-developer":
    "ruby, rails, ruby on rails, ror, ruby programmer, rails upgrade, web app developer, mvp, rails api, hotwire",
  "role-django-react-developer":
    "django, django react, python and react, full stack python, full stack, python web developer, web app developer, django rest, python full stack, fullstack",
  "role-saas-engineer":
    "saas developer, subscription software, multi tenant, stripe billing, build a saas, software product, full stack, startup developer, mvp, billing",
  "role-low-code-developer":
    "low code, no code, power apps, bubble, retool, airtable, zapier, make, internal tools, quick app, automate a spreadsheet, replace spreadsheets, quick internal app",
  "role-seo-specialist":
    "seo, search engine optimisation, rank on google, seo expert, keywords, backlinks, technical seo, organic traffic, google ranking, seo audit",
  "role-google-ads-specialist":
    "google ads, adwords, ppc, search ads, pay per click, shopping ads, sem, paid search, google advertising, ad spend",
  "role-meta-ads-specialist":
    "facebook ads, instagram ads, meta ads, paid social, fb ads, ad manager, retargeting, social ads, media buyer, pixel",
  "role-social-media-manager":
    "social media manager, run my socials, community manager, posting, facebook posts, instagram posts, content calendar, socials, reply to comments, social media person",
  "role-email-marketing-specialist":
    "email marketing, newsletter, mailchimp, klaviyo, email campaigns, edm, mailing list, email flows, email automation, email person",
  "role-marketing-automation-specialist":
    "hubspot, marketing automation, crm specialist, salesforce, zapier, nurture leads, workflows, active campaign, lead nurturing, marketo",
  "role-flutter-developer":
    "flutter, dart, app developer, mobile developer, cross platform app, iphone and android app, mobile app programmer, hybrid app, app programmer, build an app",
  "role-react-native-developer":
    "react native, mobile developer, app developer, expo, cross platform app, javascript app, ios and android, hybrid app, mobile app programmer, app programmer",
  "role-ios-developer":
    "ios, iphone developer, swift, apple developer, ipad app, app store, iphone app, swiftui, objective c, apple watch",
  "role-android-developer":
    "android, kotlin, play store, android app, google play, samsung app, jetpack compose, android programmer, tablet app, mobile developer",
  "role-kotlin-multiplatform-developer":
    "kotlin, kmp, kotlin multiplatform, shared code app, cross platform app, mobile developer, compose multiplatform, android and ios, jetbrains, native app",
  "role-app-release-engineer":
    "app store submission, publish my app, release app, app rejected, google play release, testflight, fastlane, app signing, app updates, app store",
  "role-product-manager":
    "product manager, roadmap, product owner, backlog, features, product strategy, priorities, mvp planning, product lead, user stories",
  "role-project-manager":
    "project manager, keep project on track, deadlines, planning, coordination, delivery manager, pm, budget, timeline, project running late, someone to run the project, herd developers, over budget",
  "role-business-analyst":
    "requirements, business analyst, process mapping, specifications, ba, user stories, workshops, analyse processes, gap analysis, requirements document",
  "role-scrum-master":
    "scrum, agile, sprint, agile coach, stand ups, retrospectives, kanban, jira, agile delivery, scrum lead",
  "role-solution-architect":
    "architect, system design, software architecture, technical lead, integration design, cto, tech lead, architecture review, system architect, technical plan",
  "role-manual-qa-tester":
    "tester, testing, qa, find bugs, test my app, quality assurance, manual testing, bug reports, test plan, acceptance testing, click through everything, bugs before launch, check our app before launch, test before launch",
  "role-test-automation-engineer":
    "automated tests, test automation, playwright, cypress, selenium, qa engineer, regression tests, automate testing, sdet, end to end tests",
  "role-performance-tester":
    "load testing, performance testing, slow app, stress test, jmeter, k6, site too slow, speed, capacity, response times",
  "role-penetration-tester":
    "pen test, penetration test, ethical hacker, security tester, hacker, find vulnerabilities, security testing, owasp, pentest, cyber security, break into our systems, test our defences",
  "role-accessibility-auditor":
    "accessibility, wcag, screen reader, disabled users, accessible website, a11y, accessibility check, keyboard users, contrast, disability act, blind customers, vision impaired, ndis website",
};

/** The first search phrases of a document. */
export const searchPhrasesOf = (id: string): readonly string[] | undefined =>
  PHRASES[id]?.split(", ");
