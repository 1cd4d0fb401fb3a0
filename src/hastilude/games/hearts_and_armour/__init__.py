"""Hearts and Armour: hidden sympathies between two armies of knights."""
