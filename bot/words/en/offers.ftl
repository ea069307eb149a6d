### Takebacks, calling off, rematches, adjournments.
