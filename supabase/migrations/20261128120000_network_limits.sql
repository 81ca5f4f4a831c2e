-- Phones of one provider may share an IPv6 /48. Still fewer than all networks together may send in a minute, so that
-- one network cannot close the form. A limit that an operator has changed stays.
update private.enquiry_rate_limits set max_enquiries = 20
  where scope = 'network' and per = '10 minutes' and max_enquiries = 10;
update private.enquiry_rate_limits set max_enquiries = 100
  where scope = 'network' and per = '1 day' and max_enquiries = 50;
